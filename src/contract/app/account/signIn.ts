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

/** The result of the first factor: signed in, or the second factor is needed. */
const signInStep = z.discriminatedUnion('next', [
  z.object({ next: z.literal('done') }),
  z.object({ next: z.literal('second_factor'), ticket }),
]);

const organizationListed = z.object({ id: z.string(), name: z.string(), role });

/** The app's first request, signed in or not. */
const startAnswer = z.object({
  /** Null if not signed in. */
  user: z.nullable(
    z.object({ id: z.string(), name: z.string(), email: z.string(), language: z.nullable(z.string()) }),
  ),
  /** True until the first account exists; set-up comes before sign-in. */
  unclaimed: z.boolean(),
  organizations: z.array(organizationListed),
  /** The name of the configured sign-in provider. */
  oidc: z.nullable(z.string()),
  /** Whether browsers offer passkeys at the public base URL. */
  passkeys: z.boolean(),
  /** Whether a mail server is set up. */
  mail: z.boolean(),
  /** Whether runs of workflows and mails wait until the operator releases them. */
  held: z.boolean(),
  /** The public base URL. */
  url: z.string(),
  version: z.string(),
  /**
   * The flag that commands need to find the data, such as ` --data /srv/canvass`; empty if they find it by default. Null
   * unless the request comes from the same computer, because the data path is not public.
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
  /** Takes a TOTP code or a recovery code. */
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
   * Returns the provider's URL to redirect to. A POST, so no other site can start the redirect. For signed-in people it
   * re-authenticates.
   */
  beginOidc: {
    method: 'POST',
    path: '/sign-in/oidc',
    access: 'anyone',
    /** The path in the app to go to after signing in, and the secret of an invitation that is being accepted. */
    body: z.object({ to: z.optional(z.string()), invitation: z.optional(linkSecret) }),
    answer: z.object({ url: z.string() }),
  },
  /** A link from another site opens the screen with the button, but does not start the redirect. */
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
  /** The question whether to join, for a person who returned from the provider without an account. */
  lookAtOidcJoining: {
    method: 'GET',
    path: '/sign-in/oidc/joining',
    access: 'anyone',
    answer: z.object({
      organization: z.object({ id: z.string(), name: z.string() }),
      role,
      /** False if the operator lets everyone join whom the provider knows. */
      invited: z.boolean(),
      invited_by: z.nullable(z.string()),
      /** The name of the provider, and the name and address that it reports. */
      provider: z.string(),
      name: z.string(),
      email: z.string(),
      /** Whether an account that never proved this address loses it to the new one. */
      takes_address: z.boolean(),
      expires_at: instant,
    }),
  },
  /** Creates the account. */
  joinWithOidc: {
    method: 'POST',
    path: '/sign-in/oidc/joining',
    access: 'anyone',
    body: z.object({
      /** The organisation shown on the screen; another tab may have begun another sign-in since. */
      organization: z.string(),
      language: z.optional(languageTag),
    }),
    answer: z.object({ organization: z.string() }),
  },
  /** Declines, and discards what the provider reported. */
  declineOidcJoining: {
    method: 'DELETE',
    path: '/sign-in/oidc/joining',
    access: 'anyone',
    answer: none,
  },
  signOut: { method: 'POST', path: '/sign-out', access: 'user', answer: none },

  /** Answers the same whether or not the account exists, against enumeration. */
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
  /** Works only in the account that requested the link: another account may have named this address. */
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
    /** `organization` is null if the link creates one. */
    answer: z.object({
      organization: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Whether the signed-in person has to choose a new password to become the owner. */
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
       * A new account needs all three. A signed-in owner needs none, except for the password if a new one is required.
       */
      name: z.optional(nameText()),
      email: z.optional(mailAddress),
      password: z.optional(newPassword),
      /** Omitted if the link is for an existing organisation. */
      organization: z.optional(nameText()),
      time_zone: z.optional(z.string()),
      /** Set only if the person chose one; otherwise the account follows the browser. */
      language: z.optional(languageTag),
      /** Whether to create a sample form. */
      sample: z.boolean(),
      /** The language of the screen, and the names of the first workspace and the sample form in it. */
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
      /** Empty if anyone with the link may join. */
      email: z.string(),
      invited_by: z.nullable(z.string()),
      expires_at: instant,
      /** Whether the signed-in person is already a member. */
      joined: z.boolean(),
      /** Whether they have to choose a new password to accept, because theirs was set by an owner's link. */
      new_password: z.boolean(),
    }),
  },
  /** Joins with a new account. */
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
  /** Joins with the signed-in account. */
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'user',
    /** `password` is required if `new_password` is true. */
    body: z.object({ secret: linkSecret, password: z.optional(newPassword) }),
    answer: z.object({ organization: z.string() }),
  },
});
