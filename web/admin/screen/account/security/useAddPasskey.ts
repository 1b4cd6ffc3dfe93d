import { useState } from 'react';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { useSend } from '../../../api/useSend.ts';
import { makePasskey } from '../../../passkey/makePasskey.ts';
import { usePasskeyText } from '../../../passkey/usePasskeyText.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { useAgentName } from '../sessions/useAgentName.ts';

/** Makes a passkey, called after the browser in which that happens; another name can be given afterwards. */
export function useAddPasskey() {
  const { account } = useTexts();
  const toast = useToast();
  const passkeyText = usePasskeyText();
  const agentName = useAgentName();
  const begin = useSend('beginPasskey');
  const addPasskey = useSend('addPasskey', { renews: ['account'] });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      const made = await makePasskey(await begin.mutateAsync({}));
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
