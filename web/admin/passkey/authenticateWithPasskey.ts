import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { AnswerOf, BodyToSend } from '#contract/app/routes.ts';

/** Lets the browser prove with a passkey who somebody is; `autofill` offers them where the mail address is typed. */
export async function authenticateWithPasskey(
  { ticket, options }: AnswerOf<'beginPasskeySignIn'>,
  { autofill = false } = {},
): Promise<BodyToSend<'signInWithPasskey'>> {
  const credential = await startAuthentication({
    // Made by the other half of the same library.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  return { ticket, credential };
}
