import { z } from 'zod';
import { fieldSchema, placeholder } from './base.ts';

const domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in small letters, like example.org');

export const email = fieldSchema('email', 'An e-mail address.', {
  placeholder,
  default: z.string().max(254).describe('What stands in it at the beginning.').optional(),
  allowed_domains: z.array(domain).min(1).max(200).describe('Only addresses of these domains.').optional(),
  blocked_domains: z.array(domain).min(1).max(200).describe('No addresses of these domains.').optional(),
});

export type EmailField = z.infer<typeof email>;
