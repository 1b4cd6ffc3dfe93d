import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { NameDialog } from '#admin/dialog/nameDialog.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Connection } from './dialog/useConnections.ts';

export function RenameConnection({ dialog }: { readonly dialog: SubjectDialog<Connection> }) {
  const { connections: texts } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('renameConnection', {
    invalidates: ['connections'],
  });
  const { subject } = dialog;
  if (subject === undefined) return null;
  const close = () => {
    dialog.close();
    reset();
  };
  const rename = async (name: string) => {
    try {
      await mutateAsync({ params: { organization, connection: subject.id }, body: { name } });
      close();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <NameDialog
      open={dialog.isOpen}
      onClose={close}
      title={texts.renameTitle}
      label={texts.name}
      missing={texts.nameMissing}
      initial={subject.name}
      submitLabel={texts.renameButton}
      busy={isPending}
      error={error}
      onSubmit={(name) => void rename(name)}
    />
  );
}
