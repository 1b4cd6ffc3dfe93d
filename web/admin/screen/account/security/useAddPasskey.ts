import { useState } from 'react';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { createPasskey } from '#admin/passkey/createPasskey.ts';
import { usePasskeyErrorText } from '#admin/passkey/usePasskeyErrorText.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useBrowserName } from '../sessions/useBrowserName.ts';

/** Adds a passkey, named after the browser; the user can rename it. */
export function useAddPasskey() {
  const { account } = useTexts();
  const toast = useToast();
  const passkeyText = usePasskeyErrorText();
  const agentName = useBrowserName();
  const begin = useRouteMutation('beginPasskey');
  const addPasskey = useRouteMutation('addPasskey', { invalidates: ['account'] });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const made = await createPasskey(await begin.mutateAsync({}));
      const { name } = await addPasskey.mutateAsync({
        body: { ...made, name: agentName(navigator.userAgent) },
      });
      toast({ about: 'passkey', title: account.passkeyAdded(name), tone: 'good' });
    } catch (error) {
      setProblem(passkeyText(error));
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy, problem };
}
