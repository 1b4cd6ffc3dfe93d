import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import type { AnswerOf, BodyToSend } from '#contract/app/routes.ts';

/** Authenticates with a passkey; `autofill` offers passkeys in the suggestions of the email input. */
export async function authenticateWithPasskey(
  { ticket, options }: AnswerOf<'beginPasskeySignIn'>,
  { autofill = false } = {},
): Promise<BodyToSend<'signInWithPasskey'>> {
  const credential = await startAuthentication({
    // The options come from the server half of the same library.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  return { ticket, credential };
}
