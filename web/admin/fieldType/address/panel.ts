import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { addressParts, defaults } from '#form/type/address/settings.ts';

export const addressPanel = answeredField({
  common: [
    {
      kind: 'several',
      path: 'parts',
      text: 'addressParts',
      values: addressParts,
      standard: defaults.parts,
      names: 'addressParts',
    },
  ],
  validation: [
    {
      kind: 'several',
      path: 'required_parts',
      text: 'requiredParts',
      values: addressParts,
      standard: defaults.required_parts,
      names: 'addressParts',
      mayBeEmpty: true,
    },
    { kind: 'countries', path: 'countries', text: 'addressCountries' },
  ],
  advanced: [{ kind: 'country', path: 'default_country', text: 'addressCountry' }],
});
