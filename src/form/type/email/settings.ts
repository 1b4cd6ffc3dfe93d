import { type FieldFrom, placeholder } from '../everyField.ts';
import type { Settings } from '../setting.ts';

const domain = {
  kind: 'text',
  max: 253,
  pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
  fault: 'must be a domain in small letters, like example.org',
} as const;

export const about = 'An e-mail address.';

export const defaults = {};

export const settings = {
  placeholder,
  default: { kind: 'text', max: 254, about: 'What stands in it at the beginning.' },
  allowed_domains: { kind: 'list', of: domain, min: 1, max: 200, about: 'Only addresses of these domains.' },
  blocked_domains: { kind: 'list', of: domain, min: 1, max: 200, about: 'No addresses of these domains.' },
} as const satisfies Settings;

export type EmailField = FieldFrom<'email', typeof settings>;
