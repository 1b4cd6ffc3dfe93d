import { email, name, payment, phone, postalAddress, sometimes } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { comment } from '../comment.ts';
import { address, table, text } from '../field.ts';
import type { FormPlan } from '../plan.ts';
import type { Visit } from '../visit.ts';

const articles = [
  'Catalogue “Light and Paper”',
  'Poster 50×70, «Небо»',
  '絵はがきセット',
  'Linen bag',
  'Κεραμική κούπα',
  'Jigsaw, 500 pieces',
];

function basket({ random }: Visit) {
  const rows = Array.from({ length: random.between(1, 4) }, () => [
    random.pick(articles),
    String(random.between(1, 5)),
    random.chance(0.2) ? 'gift wrap 🎁' : '',
  ]);
  return { headers: ['Article', 'Quantity', 'Note'], rows };
}

export const shopOrder: FormPlan = {
  key: 'shop-order',
  name: 'Museum shop order',
  path: 'shop',
  enabled: true,
  published: [75, 500],
  closes: 1096,
  weight: 8,
  pages: [
    {
      id: 'page1',
      label: 'Basket',
      fields: [
        table('field1', 'What would you like?', basket, { required: true }),
        choice(
          'field2',
          'dropdown',
          'Delivery',
          [
            ...options(['Collect at the desk', 0], ['Standard post', 4.9], ['Express', 12.5]),
            { label: 'Bicycle courier', value: 'bicycle', price: 7, since: 2 },
          ],
          { required: true },
        ),
        choice(
          'field3',
          'multiple_choice',
          'Extras',
          options(['Gift wrap', 2.5], ['Signed by the artist', 15], 'Card'),
          {
            atMost: 2,
            empty: 0.5,
          },
        ),
      ],
    },
    {
      id: 'page2',
      label: 'Delivery and payment',
      fields: [
        text('field4', 'one_line_input', 'Name', name, { required: true }),
        address('field5', 'Address', postalAddress, { required: true }),
        text('field6', 'phone', 'Telephone', phone, { until: 1 }),
        text('field7', 'email', 'E-mail', email, { required: true }),
        text('field8', 'credit_card', 'Payment', payment([18, 24.9, 25, 39.5, 62, 110]), { required: true }),
        text(
          'field9',
          'comment',
          'Message for the gift card',
          sometimes(0.3, (visit) => comment(visit, 60)),
          {
            since: 2,
          },
        ),
      ],
    },
  ],
  actions: [
    { provider: 'stripe', object: 'charge', data_type: 'id', share: 1 },
    { provider: 'email', object: 'message', data_type: 'id', share: 0.95 },
  ],
};
