import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Passkey } from './passkeyList.tsx';

export function RemovePasskey({ dialog }: { readonly dialog: SubjectDialog<Passkey> }) {
  const { account } = useTexts();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="removePasskey"
      invalidates={['account']}
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
