import { calendlyEvent } from '#form/type/calendly/draw.ts';
import { dateWithin, email, name, phone, sometimes, timeBetween } from '../answers.ts';
import { choice, type OptionPlan } from '../choice.ts';
import { field } from '../field.ts';
import { logo } from '../logo.ts';
import type { FormPlan } from '../plan.ts';

const courses: OptionPlan[] = [
  { label: '書道(初心者)', value: 'calligraphy', price: 3500 },
  { label: '金継ぎ', value: 'kintsugi', price: 6000 },
  { label: '和紙づくり', value: 'washi', price: 4200 },
  { label: '影絵', value: 'shadow' },
];

export const workshopBooking: FormPlan = {
  key: 'workshop-booking',
  name: 'ワークショップ申込 / Workshop booking',
  path: 'workshop',
  enabled: true,
  published: [200],
  closes: 1090,
  weight: 4,
  currency: 'JPY',
  theme: { preset: 'salon', logo, side_image: { source: 'picture:leaves' } },
  pages: [
    {
      id: 'page1',
      label: 'お申し込み',
      fields: [
        field('field1', 'one_line_input', 'お名前 / Name', name, { required: true }),
        field('field2', 'email', 'メールアドレス / E-mail', email, { required: true }),
        field('field3', 'phone', '電話番号 / Telephone', sometimes(0.7, phone)),
        choice('field4', 'dropdown', '講座 / Course', courses, { required: true }),
        field('field5', 'date', '希望日 / Day', dateWithin(5, 60), { required: true }),
        field('field6', 'time', '希望時間 / Time', timeBetween(10, 18)),
        field('field7', 'calendly', '事前相談 / A call before', sometimes(0.5, calendlyEvent), {
          settings: { url: 'https://calendly.com/harbour-arts/before-the-workshop' },
        }),
        field(
          'field8',
          'rich_text',
          'ご案内 / What to bring',
          (visit) => `${visit.name} 様\n\nエプロンをお持ちください。 / Bring an apron.`,
          { settings: { text: '[field1] 様\n\nエプロンをお持ちください。 / *Bring an apron.*' } },
        ),
      ],
    },
  ],
  actions: [{ provider: 'calendar', object: 'event', data_type: 'id', share: 0.5 }],
};
