import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { authenticateWithPasskey } from '#admin/passkey/authenticateWithPasskey.ts';
import { usePasskeyErrorText } from '#admin/passkey/usePasskeyErrorText.ts';

/** The service's challenge expires after five minutes; it is renewed before. */
const renewal = 4 * 60_000;

/** Signs in with a passkey, by a button or, where the browser supports it, by autofill in the email input. */
export function usePasskeySignIn(isPossible: boolean, onDone: () => Promise<void>) {
  const passkeyText = usePasskeyErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Counts the challenges: each replaces the last.
  const [round, setRound] = useState(0);

  const attempt = async (bring: () => ReturnType<typeof authenticateWithPasskey>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await callRoute('signInWithPasskey', { body: await bring() });
      await onDone();
    } catch (error) {
      setProblem(passkeyText(error));
    } finally {
      setBusy(false);
    }
  };
  const takeChosen = useEffectEvent(attempt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts a new challenge
  useEffect(() => {
    if (!isPossible || isBusy) return;
    let isWanted = true;
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || !isWanted) return;
      const options = await callRoute('beginPasskeySignIn');
      if (!isWanted) return;
      return await authenticateWithPasskey(options, { autofill: true });
    };
    // Autofill runs unasked, so failures before a passkey is chosen stay silent.
    offer().then(
      (chosen) => chosen && takeChosen(async () => chosen),
      () => undefined,
    );
    const timer = setTimeout(() => setRound((count) => count + 1), renewal);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isPossible, isBusy, round]);

  const prove = async () =>
    await attempt(async () => await authenticateWithPasskey(await callRoute('beginPasskeySignIn')));
  return { isBusy, problem, prove };
}
