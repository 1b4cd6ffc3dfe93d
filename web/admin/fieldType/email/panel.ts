import { answeredField, placeholder, writtenDefault } from '#admin/screen/form/build/panel/table/parts.ts';

export const emailPanel = answeredField({
  validation: [
    { kind: 'lines', path: 'allowed_domains', text: 'allowedDomains' },
    { kind: 'lines', path: 'blocked_domains', text: 'blockedDomains' },
  ],
  appearance: [placeholder],
  advanced: [writtenDefault],
});
