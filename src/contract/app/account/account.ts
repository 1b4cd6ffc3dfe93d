import * as z from 'zod/mini';
import { routes } from '../route.ts';
import {
  emailProof,
  givenPassword,
  instant,
  languageTag,
  mailAddress,
  nameText,
  newPassword,
  none,
} from '../text.ts';
import { newPasskey, passkeyAnswer, passkeyOptions } from './passkey.ts';

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const sessionListed = z.object({
  id: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  agent: z.string(),
  method: z.enum(['password', 'passkey', 'oidc', 'setup', 'invitation', 'reset']),
  created_at: instant,
  seen_at: instant,
});

export const accountRoutes = routes({
  account: {
    method: 'GET',
    path: '/account',
    access: 'user',
    answer: z.object({
      id: z.string(),
      name: z.string(),
      /** Empty if another account has proved the address. */
      email: z.string(),
      email_proof: emailProof,
      language: z.nullable(z.string()),
      has_password: z.boolean(),
      totp: z.object({ on: z.boolean(), since: z.nullable(instant), recovery_codes_left: z.number() }),
      /**
       * Whether this session gave a second factor, or a method that counts as one; and the organisations that require
       * one.
       */
      second_factor: z.object({
        shown: z.boolean(),
        required_by: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
      passkeys: z.array(passkey),
      identities: z.array(
        z.object({ id: z.string(), issuer: z.string(), email: z.string(), created_at: instant }),
      ),
    }),
  },
  changeAccount: {
    method: 'PATCH',
    path: '/account',
    access: 'user',
    body: z.object({ name: z.optional(nameText()), language: z.optional(z.nullable(languageTag)) }),
    answer: none,
  },
  /** Permanently deletes the account and all personal data, at once. */
  deleteAccount: { method: 'DELETE', path: '/account', access: 'user', confirmed: true, answer: none },
  /** Changes the address at once if no mail can be sent; otherwise mails a link to the new address. */
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    access: 'user',
    confirmed: true,
    body: z.object({ email: mailAddress }),
    answer: z.object({ changed: z.boolean() }),
  },
  /** Mails the link that confirms the account's own address again. */
  sendEmailConfirmation: {
    method: 'POST',
    path: '/account/email/confirmation',
    access: 'user',
    answer: none,
  },
  /** Ends all other sessions. Requires the current password, or a recent re-authentication if there is none. */
  changePassword: {
    method: 'POST',
    path: '/account/password',
    access: 'user',
    body: z.object({ current: z.optional(givenPassword), password: newPassword }),
    answer: none,
  },
  /** Re-authenticates the person. */
  confirmWithPassword: {
    method: 'POST',
    path: '/confirm',
    access: 'user',
    body: z.object({ password: givenPassword }),
    answer: none,
  },
  beginPasskeyConfirm: {
    method: 'POST',
    path: '/confirm/passkey/options',
    access: 'user',
    answer: passkeyOptions,
  },
  confirmWithPasskey: {
    method: 'POST',
    path: '/confirm/passkey',
    access: 'user',
    body: passkeyAnswer,
    answer: none,
  },
  beginTotp: {
    method: 'POST',
    path: '/account/totp',
    access: 'user',
    confirmed: true,
    /** `picture` is an SVG document. */
    answer: z.object({ secret: z.string(), uri: z.string(), picture: z.string() }),
  },
  confirmTotp: {
    method: 'POST',
    path: '/account/totp/confirm',
    access: 'user',
    confirmed: true,
    body: z.object({ code: z.string().check(z.trim(), z.maxLength(20)) }),
    answer: recoveryCodes,
  },
  endTotp: { method: 'DELETE', path: '/account/totp', access: 'user', confirmed: true, answer: none },
  /** Invalidates the earlier codes. */
  newRecoveryCodes: {
    method: 'POST',
    path: '/account/recovery-codes',
    access: 'user',
    confirmed: true,
    answer: recoveryCodes,
  },
  beginPasskey: {
    method: 'POST',
    path: '/account/passkeys/options',
    access: 'user',
    confirmed: true,
    answer: passkeyOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/account/passkeys',
    access: 'user',
    confirmed: true,
    body: newPasskey,
    answer: passkey,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/account/passkeys/:passkey',
    access: 'user',
    body: z.object({ name: nameText() }),
    answer: none,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/account/passkeys/:passkey',
    access: 'user',
    confirmed: true,
    answer: none,
  },
  /**
   * Returns the provider's URL to redirect to; the identity that comes back is linked to this account. Never a GET link:
   * another site could lead people through it and link an identity of its own choice (CSRF).
   */
  linkOidc: {
    method: 'POST',
    path: '/account/oidc',
    access: 'user',
    confirmed: true,
    answer: z.object({ url: z.string() }),
  },
  unlinkOidc: {
    method: 'DELETE',
    path: '/account/identities/:identity',
    access: 'user',
    confirmed: true,
    answer: none,
  },
  sessions: {
    method: 'GET',
    path: '/account/sessions',
    access: 'user',
    answer: z.object({ sessions: z.array(sessionListed) }),
  },
  endSession: { method: 'DELETE', path: '/account/sessions/:session', access: 'user', answer: none },
  endOtherSessions: { method: 'DELETE', path: '/account/sessions', access: 'user', answer: none },
});
