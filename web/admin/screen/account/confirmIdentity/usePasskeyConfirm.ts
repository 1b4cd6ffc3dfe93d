import { useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { authenticateWithPasskey } from '#admin/passkey/authenticateWithPasskey.ts';
import { usePasskeyErrorText } from '#admin/passkey/usePasskeyErrorText.ts';

/** Confirms the signed-in user with a passkey. */
export function usePasskeyConfirm(onProved: () => void) {
  const passkeyText = usePasskeyErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const prove = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const options = await callRoute('beginPasskeyConfirm');
      await callRoute('confirmWithPasskey', { body: await authenticateWithPasskey(options) });
      onProved();
    } catch (error) {
      setProblem(passkeyText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, prove };
}
