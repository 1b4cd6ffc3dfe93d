import type { ResponseItem } from '#contract/v2.ts';
import { comment } from '#form/simulate/person/comment.ts';
import { email, fullAddress, name, payment, phone, priceOf, sometimes } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import { logo } from '../logo.ts';
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

const delivery = [
  ...options(['Collect at the desk', 0], ['Standard post', 4.9], ['Express', 12.5]),
  { label: 'Bicycle courier', value: 'bicycle', price: 7, since: 2 },
];
const extras = options(['Gift wrap', 2.5], ['Signed by the artist', 15], 'Card');

/** Every line of the basket is 12 EUR. */
const costs = (item: ResponseItem) =>
  item.value_type === 'table'
    ? item.value.rows.length * 12
    : priceOf(item, item.field_id === 'field2' ? delivery : extras);

/** From this version on, an order can also be paid without a card, and so without a payment provider. */
const paidOtherwise = 3;
const byCard = { label: 'By card now', value: 'card' };
const onDelivery = { label: 'When I collect it, or on delivery', value: 'delivery' };

const paidByCard = (visit: Visit, earlier: readonly ResponseItem[]) => {
  const paid = payment(costs)(visit, earlier);
  return earlier.some(
    ({ value_type, value }) =>
      value_type === 'options' && value.some((each) => each.value === onDelivery.value),
  )
    ? undefined
    : paid;
};

export const shopOrder: FormPlan = {
  key: 'shop-order',
  name: 'Museum shop order',
  path: 'shop',
  enabled: true,
  published: [75, 500, 800],
  closes: 1096,
  weight: 8,
  currency: 'EUR',
  theme: { preset: 'poster', logo, cover: { source: 'picture:shapes' } },
  pages: [
    {
      id: 'page1',
      label: 'Basket',
      fields: [
        field('field1', 'table_entry', 'What would you like?', basket, {
          required: true,
          description: 'Every line is 12 EUR.',
          settings: {
            columns: [
              { id: 'column1', label: 'Article', required: true },
              { id: 'column2', label: 'Quantity', type: 'number', required: true },
              { id: 'column3', label: 'Note' },
            ],
          },
        }),
        choice('field2', 'dropdown', 'Delivery', delivery, { required: true }),
        choice('field3', 'multiple_choice', 'Extras', extras, {
          atMost: 2,
          empty: 0.5,
        }),
      ],
    },
    {
      id: 'page2',
      label: 'Delivery and payment',
      fields: [
        field('field4', 'one_line_input', 'Name', name, { required: true }),
        field('field5', 'address', 'Address', fullAddress, { required: true }),
        field('field6', 'phone', 'Telephone', phone, { until: 1 }),
        field('field7', 'email', 'E-mail', email, { required: true }),
        choice('field10', 'multiple_choice', 'How would you like to pay?', [byCard, onDelivery], {
          required: true,
          since: paidOtherwise,
          settings: { default: [onDelivery.value] },
        }),
        field('field8', 'credit_card', 'Payment', paidByCard, {
          settings: { formula: 'field1 * 12 + field2 + field3' },
        }),
        field(
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
  logic: (version) =>
    version < paidOtherwise
      ? []
      : [
          {
            when: { field: 'field10', operator: 'is', value: byCard.value },
            do: [{ action: 'show', field: 'field8' }],
          },
        ],
  actions: [
    { provider: 'stripe', object: 'charge', data_type: 'id', share: 1 },
    { provider: 'email', object: 'message', data_type: 'id', share: 0.95 },
  ],
};
