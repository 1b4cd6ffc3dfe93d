import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, mailAddress, nameText, none } from '../text.ts';
import { serviceAddress } from './serviceAddress.ts';

/** The services that workflow actions send responses to with a secret of the organisation. */
export const connectionProviders = [
  'slack',
  'discord',
  'teams',
  'google_sheets',
  'hubspot',
  'mailchimp',
  'zendesk',
] as const;

export type ConnectionProvider = (typeof connectionProviders)[number];

/** A token goes into a header, so it has no spaces or control characters. */
const token = z.string().check(z.trim(), z.regex(/^[\x21-\x7e]{1,500}$/));

/** Another address of the service, such as that of a proxy; the service's own by default. */
const baseUrl = z.optional(serviceAddress);

/** The secret of a connection, and the address that it is sent to: they are only ever changed together. */
export const connectionCredentials = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('slack'), url: serviceAddress }),
  z.strictObject({ provider: z.literal('discord'), url: serviceAddress }),
  z.strictObject({ provider: z.literal('teams'), url: serviceAddress }),
  z.strictObject({
    provider: z.literal('google_sheets'),
    /** The key file of a service account, as JSON text. */
    key: z.string().check(z.minLength(1), z.maxLength(20_000)),
    base_url: baseUrl,
  }),
  z.strictObject({ provider: z.literal('hubspot'), token, base_url: baseUrl }),
  /** The key ends in its data centre, such as `-us21`. */
  z.strictObject({ provider: z.literal('mailchimp'), key: token, base_url: baseUrl }),
  z.strictObject({
    provider: z.literal('zendesk'),
    /** `acme` of acme.zendesk.com. */
    subdomain: z.string().check(z.trim(), z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i)),
    email: mailAddress,
    token,
    base_url: baseUrl,
  }),
]);

export type ConnectionCredentials = z.infer<typeof connectionCredentials>;

export const connectionRoutes = routes({
  /** Members see them too, to choose one for an action. Secrets are never in it. */
  connections: {
    method: 'GET',
    path: '/o/:organization/connections',
    access: 'member',
    answer: z.object({
      connections: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          provider: z.enum(connectionProviders),
          /** The account or host that it belongs to, to tell connections apart. */
          account: z.string(),
          created_at: instant,
          /** When the secret was last replaced. */
          updated_at: instant,
          /** Whether the secret can be read; false if the installation's keys were lost. */
          usable: z.boolean(),
        }),
      ),
    }),
  },
  createConnection: {
    method: 'POST',
    path: '/o/:organization/connections',
    access: 'admin',
    body: z.object({ name: nameText(), credentials: connectionCredentials }),
    answer: z.object({ id: z.string() }),
  },
  renameConnection: {
    method: 'PATCH',
    path: '/o/:organization/connections/:connection',
    access: 'admin',
    body: z.object({ name: nameText() }),
    answer: none,
  },
  /** Replaces the secret; the provider stays the same. */
  replaceConnection: {
    method: 'PUT',
    path: '/o/:organization/connections/:connection/credentials',
    access: 'admin',
    body: z.object({ credentials: connectionCredentials }),
    answer: none,
  },
  deleteConnection: {
    method: 'DELETE',
    path: '/o/:organization/connections/:connection',
    access: 'admin',
    answer: none,
  },
  /** Asks the service whether the secret works. Slack, Discord and Teams get a short message. */
  testConnection: {
    method: 'POST',
    path: '/o/:organization/connections/:connection/test',
    access: 'admin',
    answer: z.object({
      works: z.boolean(),
      /** A sentence of ours about the failure; empty if it works. */
      reason: z.string(),
    }),
  },
});
