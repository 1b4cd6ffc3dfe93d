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
  /** The one that asks. */
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
      /** Empty where somebody else has proved that the address is theirs. */
      email: z.string(),
      email_proof: emailProof,
      language: z.nullable(z.string()),
      has_password: z.boolean(),
      totp: z.object({ on: z.boolean(), since: z.nullable(instant), recovery_codes_left: z.number() }),
      /** Whether this session has shown one, or what stands for one; and the organisations that require one. */
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
  /** With everything that belongs to the person alone, at once and for ever. */
  deleteAccount: { method: 'DELETE', path: '/account', access: 'user', confirmed: true, answer: none },
  /** Changes it at once where no mail can be sent, else mails a link to the new address. */
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    access: 'user',
    confirmed: true,
    body: z.object({ email: mailAddress }),
    answer: z.object({ changed: z.boolean() }),
  },
  /** Mails the link that confirms the account's own address once more. */
  sendEmailConfirmation: {
    method: 'POST',
    path: '/account/email/confirmation',
    access: 'user',
    answer: none,
  },
  /** Ends all other sessions. Needs the current password where there is one, and a fresh proof where there is none. */
  changePassword: {
    method: 'POST',
    path: '/account/password',
    access: 'user',
    body: z.object({ current: z.optional(givenPassword), password: newPassword }),
    answer: none,
  },
  /** The person proves who they are once more. */
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
    /** The picture is an SVG document. */
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
  /** Those made before are worth nothing afterwards. */
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
   * Where at the provider to send the browser; what comes back belongs to this account from then on. Never by a mere
   * link: another site could lead somebody through it with an identity of its own choice.
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
