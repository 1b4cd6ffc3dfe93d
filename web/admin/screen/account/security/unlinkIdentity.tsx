import { ConfirmMutation } from '#admin/dialog/confirmMutation.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Identity } from './identitiesSection.tsx';

export function UnlinkIdentity({ dialog }: { readonly dialog: SubjectDialog<Identity> }) {
  const { account } = useTexts();
  return (
    <ConfirmMutation
      dialog={dialog}
      route="unlinkOidc"
      invalidates={['account']}
      about={({ id, email, issuer }) => ({
        params: { identity: id },
        question: account.unlinkTitle(email || issuer),
        consequence: account.unlinkText,
        button: account.unlink,
        done: account.unlinked,
      })}
    />
  );
}
