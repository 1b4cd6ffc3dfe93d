import { useState } from 'react';
import { callRoute } from '../../../api/callRoute.ts';
import { provePasskey } from '../../../passkey/provePasskey.ts';
import { usePasskeyText } from '../../../passkey/usePasskeyText.ts';

/** Proves with a passkey who somebody is that is signed in already. */
export function usePasskeyConfirm(onProved: () => void) {
  const passkeyText = usePasskeyText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const prove = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const asked = await callRoute('beginPasskeyConfirm');
      await callRoute('confirmWithPasskey', { body: await provePasskey(asked) });
      onProved();
    } catch (error) {
      setProblem(passkeyText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, prove };
}
