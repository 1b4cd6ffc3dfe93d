import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import type { AnswerOf, BodyToSend } from '#contract/app/routes.ts';

/** Registers a passkey for the account. */
export async function createPasskey({
  ticket,
  options,
}: AnswerOf<'beginPasskey'>): Promise<Omit<BodyToSend<'addPasskey'>, 'name'>> {
  const { id, response } = await startRegistration({
    // The options come from the server half of the same library.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { ticket, credential: { id, response: { clientDataJSON, attestationObject, transports } } };
}
