import { type BrokenForm, colour, name, onePage, score } from './brokenForm.ts';

const form = onePage([name, colour, score]);

export const settings: BrokenForm[] = [
  {
    name: 'a time zone that does not exist',
    form,
    settings: { time_zone: 'Europe/Atlantis' },
    findings: ['time_zone_unknown settings.time_zone'],
  },
  {
    name: 'closes before it opens',
    form,
    settings: { opens_at: '2026-12-31T18:00', closes_at: '2026-12-31T17:59' },
    findings: ['opens_after_closes settings.closes_at'],
  },
  {
    name: 'opens on a day that does not exist',
    form,
    settings: { opens_at: '2026-02-30T18:00', closes_at: '2026-01-01T00:00' },
    findings: ['date_impossible settings.opens_at'],
  },
  {
    name: 'quotas of what is not there',
    form,
    settings: {
      quotas: [
        { field: 'field2', option: 'red', max: 5 },
        { field: 'field2', option: 'green', max: 5 },
        { field: 'field3', option: '7', max: 5 },
        { field: 'field9', option: 'red', max: 5 },
      ],
    },
    findings: [
      'option_unknown settings.quotas[1].option',
      'quota_field_unfit settings.quotas[2].field',
      'reference_unknown settings.quotas[3].field',
    ],
  },
  {
    name: 'a payment where no answers are kept',
    form: onePage([name, { id: 'field2', type: 'credit_card', label: 'Fee', currency: 'EUR', amount: '25' }]),
    settings: { privacy_mode: true },
    findings: ['payment_private settings.privacy_mode'],
  },
  {
    name: 'a copy of the answers goes nowhere',
    form,
    settings: { copy: 'asked' },
    findings: ['copy_without_email settings.copy'],
  },
  {
    name: 'a choice must be unique',
    form,
    settings: { one_per_person: { by: 'answer', field: 'field2' } },
    findings: ['unique_field_unfit settings.one_per_person.field'],
  },
  {
    name: 'an answer must be unique that nobody is asked for',
    form,
    settings: { one_per_person: { by: 'answer', field: 'field9' } },
    findings: ['reference_unknown settings.one_per_person.field'],
  },
];
