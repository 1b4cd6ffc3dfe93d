import { WebAuthnError } from '@simplewebauthn/browser';
import { ApiError } from '../api/apiError.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Returns the text of a passkey error; undefined if a newer attempt replaced this one. */
export function usePasskeyErrorText(): (error: unknown) => string | undefined {
  const { signIn } = useTexts();
  const problemText = useProblemText();
  return (error) => {
    if (error instanceof ApiError) return problemText(error);
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return undefined;
    if (name === 'NotAllowedError') return signIn.passkeyNotChosen;
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isThere ? signIn.passkeyThere : signIn.passkeyFailed;
  };
}
