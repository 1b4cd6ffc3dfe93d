import * as z from 'zod/mini';
import { routes } from '../route.ts';
import {
  givenPassword,
  instant,
  languageTag,
  linkSecret,
  mailAddress,
  nameText,
  newPassword,
  none,
  role,
  ticket,
} from '../text.ts';
import { passkeyAnswer, passkeyOptions } from './passkey.ts';

/** After the first factor: in, or the second factor is asked for. */
const signInStep = z.discriminatedUnion('next', [
  z.object({ next: z.literal('done') }),
  z.object({ next: z.literal('second_factor'), ticket }),
]);

const organizationListed = z.object({ id: z.string(), name: z.string(), role });

/** What the app asks first, whoever opens it. */
const startAnswer = z.object({
  /** Null for somebody who is not signed in. */
  user: z.nullable(
    z.object({ id: z.string(), name: z.string(), email: z.string(), language: z.nullable(z.string()) }),
  ),
  /** Nobody has an account yet: signing in is for later, and set-up comes first. */
  unclaimed: z.boolean(),
  organizations: z.array(organizationListed),
  /** The name of the provider, where signing in through one is set up. */
  oidc: z.nullable(z.string()),
  /** Whether browsers offer passkeys at the public address. */
  passkeys: z.boolean(),
  /** Whether mails leave by themselves. */
  mail: z.boolean(),
  /** The public address. */
  url: z.string(),
  version: z.string(),
  /**
   * What commands add to find the data, such as ` --data /srv/canvass`; empty where they find it. Null where the installation
   * is not on the computer of whoever asks: where it keeps its data is nobody else's business.
   */
  data_flag: z.nullable(z.string()),
});

export const signInRoutes = routes({
  start: { method: 'GET', path: '/start', access: 'anyone', answer: startAnswer },
  signIn: {
    method: 'POST',
    path: '/sign-in',
    access: 'anyone',
    body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), password: givenPassword }),
    answer: signInStep,
  },
  /** A code of the authenticator app, or a recovery code. */
  giveSecondFactor: {
    method: 'POST',
    path: '/sign-in/second-factor',
    access: 'anyone',
    body: z.object({ ticket, code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    answer: none,
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/sign-in/passkey/options',
    access: 'anyone',
    answer: passkeyOptions,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/sign-in/passkey',
    access: 'anyone',
    body: passkeyAnswer,
    answer: none,
  },
  /**
   * Where at the provider to go. A POST, so that no other site can send somebody on the way. For somebody who is signed in
   * it is the way to prove once more who they are.
   */
  beginOidc: {
    method: 'POST',
    path: '/sign-in/oidc',
    access: 'anyone',
    /** Where in the app to go afterwards, and the secret of the invitation that is being accepted. */
    body: z.object({ to: z.optional(z.string()), invitation: z.optional(linkSecret) }),
    answer: z.object({ url: z.string() }),
  },
  /** A link to it from elsewhere leads to the screen with the button, and goes nowhere by itself. */
  openOidc: {
    method: 'GET',
    path: '/sign-in/oidc',
    access: 'anyone',
    query: z.object({ to: z.optional(z.string()), invitation: z.optional(z.string()) }),
    answer: 'redirect',
  },
  endOidc: {
    method: 'GET',
    path: '/sign-in/oidc/callback',
    access: 'anyone',
    query: z.record(z.string(), z.string()),
    answer: 'redirect',
  },
  /** What somebody who came back from the provider without an account is asked: whether to join. */
  lookAtOidcJoining: {
    method: 'GET',
    path: '/sign-in/oidc/joining',
    access: 'anyone',
    answer: z.object({
      organization: z.object({ id: z.string(), name: z.string() }),
      role,
      /** False where the operator lets everybody in whom the provider knows. */
      invited: z.boolean(),
      invited_by: z.nullable(z.string()),
      /** The name of the provider, and what it says of the person. */
      provider: z.string(),
      name: z.string(),
      email: z.string(),
      /** Whether an account has this address that never proved it, and loses it to the new one. */
      takes_address: z.boolean(),
      expires_at: instant,
    }),
  },
  /** Makes the account. */
  joinWithOidc: {
    method: 'POST',
    path: '/sign-in/oidc/joining',
    access: 'anyone',
    body: z.object({
      /** The one that was shown: another journey may have begun since, in another tab. */
      organization: z.string(),
      language: z.optional(languageTag),
    }),
    answer: z.object({ organization: z.string() }),
  },
  /** Says no: what the provider told is forgotten. */
  declineOidcJoining: {
    method: 'DELETE',
    path: '/sign-in/oidc/joining',
    access: 'anyone',
    answer: none,
  },
  signOut: { method: 'POST', path: '/sign-out', access: 'user', answer: none },

  /** The same answer whether there is such an account or not. */
  askForReset: {
    method: 'POST',
    path: '/password-reset',
    access: 'anyone',
    body: z.object({ email: z.string().check(z.trim(), z.maxLength(254)) }),
    answer: none,
  },
  lookAtReset: {
    method: 'POST',
    path: '/password-reset/look',
    access: 'anyone',
    body: z.object({ secret: linkSecret }),
    /** `known` are the words that make a password weak. */
    answer: z.object({ email: z.string(), known: z.array(z.string()) }),
  },
  resetPassword: {
    method: 'POST',
    path: '/password-reset/set',
    access: 'anyone',
    body: z.object({ secret: linkSecret, password: newPassword }),
    answer: none,
  },
  /** Only in the account that asked for the link: it may be somebody else's that names this address. */
  confirmEmail: {
    method: 'POST',
    path: '/email-change',
    access: 'user',
    body: z.object({ secret: linkSecret }),
    answer: z.object({ email: z.string() }),
  },

  lookAtSetup: {
    method: 'POST',
    path: '/setup/look',
    access: 'anyone',
    body: z.object({ secret: linkSecret }),
    /** Null where the link makes the organisation too. */
    answer: z.object({
      organization: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Whether the person who is signed in has to choose a new password to become the owner. */
      new_password: z.boolean(),
    }),
  },
  setUp: {
    method: 'POST',
    path: '/setup',
    access: 'anyone',
    body: z.object({
      secret: linkSecret,
      /**
       * Of the new account: all three. None where the person who is signed in becomes the owner, but for the password
       * where a new one has to be chosen.
       */
      name: z.optional(nameText()),
      email: z.optional(mailAddress),
      password: z.optional(newPassword),
      /** Not where the link is for one that exists. */
      organization: z.optional(nameText()),
      time_zone: z.optional(z.string()),
      /** Only where the person chose one: else the account follows the browser. */
      language: z.optional(languageTag),
      /** Whether to make a form to begin with. */
      sample: z.boolean(),
      /** The language that the person reads now, and what the first workspace and that form are called in it. */
      beginning: z.optional(z.object({ language: languageTag, workspace: nameText(), form: nameText(200) })),
    }),
    answer: z.object({ organization: z.string(), form: z.nullable(z.string()) }),
  },

  lookAtInvitation: {
    method: 'POST',
    path: '/invitations/look',
    access: 'anyone',
    body: z.object({ secret: linkSecret }),
    answer: z.object({
      organization: z.object({ id: z.string(), name: z.string() }),
      role,
      /** Empty where the link is for anybody who has it. */
      email: z.string(),
      invited_by: z.nullable(z.string()),
      expires_at: instant,
      /** Whether the person who is signed in belongs to it already. */
      joined: z.boolean(),
      /** Whether they have to choose a new password to accept it, because an owner's link has set theirs. */
      new_password: z.boolean(),
    }),
  },
  /** With a new account. */
  joinWithAccount: {
    method: 'POST',
    path: '/invitations/join',
    access: 'anyone',
    body: z.object({
      secret: linkSecret,
      name: nameText(),
      email: mailAddress,
      password: newPassword,
      language: z.optional(languageTag),
    }),
    answer: z.object({ organization: z.string() }),
  },
  /** With the account that is signed in. */
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'user',
    /** The password where `new_password` asks for one. */
    body: z.object({ secret: linkSecret, password: z.optional(newPassword) }),
    answer: z.object({ organization: z.string() }),
  },
});
