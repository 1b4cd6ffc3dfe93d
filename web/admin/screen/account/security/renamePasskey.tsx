import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { NameDialog } from '#admin/dialog/nameDialog.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { Passkey } from './passkeyList.tsx';

export function RenamePasskey({ dialog }: { readonly dialog: SubjectDialog<Passkey> }) {
  const { account, common } = useTexts();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('renamePasskey', {
    invalidates: ['account'],
  });
  const { subject } = dialog;
  if (subject === undefined) return null;
  const close = () => {
    dialog.close();
    reset();
  };
  const rename = async (name: string) => {
    try {
      await mutateAsync({ params: { passkey: subject.id }, body: { name } });
    } catch {
      // The dialog stays open and shows the error.
      return;
    }
    close();
  };
  return (
    <NameDialog
      open={dialog.isOpen}
      onClose={close}
      title={account.renamePasskey}
      label={account.passkeyName}
      missing={account.passkeyNameMissing}
      initial={subject.name}
      submitLabel={common.rename}
      busy={isPending}
      error={error}
      onSubmit={(name) => void rename(name)}
    />
  );
}
