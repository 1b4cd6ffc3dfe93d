import * as z from 'zod/mini';
import { isMailAddress } from '#form/value/mailAddress.ts';
import { routes } from '../route.ts';
import { none } from '../text.ts';
import { mailError } from './mailError.ts';

/**
 * `tls` from the first byte, `starttls` always goes over to TLS, and `none` is only for a server in the operator's own
 * network.
 */
export const mailEncryptions = ['tls', 'starttls', 'none'] as const;

export type MailEncryption = (typeof mailEncryptions)[number];

/** A name or an address, without a port or brackets. */
const host = z.string().check(z.trim(), z.minLength(1), z.maxLength(253), z.regex(/^[\w.:-]+$/));
const port = z.int().check(z.minimum(1), z.maximum(65_535));
const credential = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^\P{Cc}*$/u));

const shown = {
  host,
  port,
  encryption: z.enum(mailEncryptions),
  /** Empty if the server asks for none. */
  user: credential(254).check(z.trim()),
  /** The sender address. */
  from: z.string().check(z.trim(), z.refine(isMailAddress)),
};

const given = z.object({
  ...shown,
  /** Missing keeps the stored one, as long as host and user stay the same. */
  password: z.optional(credential(1000)),
});

export type GivenMailServer = z.infer<typeof given>;

/** The mail server of the installation. Only owners of the organisation that looks after it get an answer. */
export const mailServerRoutes = routes({
  mailServer: {
    method: 'GET',
    path: '/o/:organization/mail/server',
    access: 'owner',
    /** Null if none was set up in the app. The password is never shown. */
    answer: z.object({
      server: z.nullable(
        z.object({
          host: z.string(),
          port: z.number(),
          encryption: z.enum(mailEncryptions),
          user: z.string(),
          from: z.string(),
          has_password: z.boolean(),
        }),
      ),
    }),
  },
  setMailServer: {
    method: 'PUT',
    path: '/o/:organization/mail/server',
    access: 'owner',
    // All mails of the installation go through it, with links that open accounts.
    confirmed: true,
    body: given,
    answer: none,
  },
  removeMailServer: {
    method: 'DELETE',
    path: '/o/:organization/mail/server',
    access: 'owner',
    confirmed: true,
    answer: none,
  },
  /** Sends a test mail to the person who asks, through a server that is not saved yet. */
  tryMailServer: {
    method: 'POST',
    path: '/o/:organization/mail/server/test',
    access: 'owner',
    confirmed: true,
    body: given,
    /** Null if the mail server accepted it. */
    answer: z.object({ error: z.nullable(mailError) }),
  },
});
