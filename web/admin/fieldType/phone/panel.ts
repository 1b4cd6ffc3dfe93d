import { answeredField, placeholder, writtenDefault } from '#admin/screen/form/build/panel/table/parts.ts';

export const phonePanel = answeredField({
  common: [{ kind: 'country', path: 'default_country', text: 'phoneCountry' }],
  validation: [{ kind: 'countries', path: 'countries', text: 'phoneCountries' }],
  appearance: [placeholder],
  advanced: [writtenDefault],
});
