import { AskedDialog } from '../../../dialog/askedDialog.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Passkey } from './passkeyList.tsx';

export function RemovePasskey({ asked }: { readonly asked: ReturnType<typeof useAsked<Passkey>> }) {
  const { account } = useTexts();
  return (
    <AskedDialog
      asked={asked}
      route="removePasskey"
      renews={['account']}
      about={({ id, name }) => ({
        params: { passkey: id },
        question: account.removePasskeyTitle(name),
        consequence: account.removePasskeyText,
        button: account.removePasskey,
        done: account.passkeyRemoved(name),
      })}
    />
  );
}
