import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { NameDialog } from '#admin/dialog/nameDialog.tsx';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Workspace } from './workspace.ts';

export function RenameWorkspace({ dialog }: { readonly dialog: SubjectDialog<Workspace> }) {
  const { workspaces: texts, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('renameWorkspace', {
    invalidates: ['workspaces', 'organization'],
  });
  const { subject } = dialog;
  if (subject === undefined) return null;
  const close = () => {
    dialog.close();
    reset();
  };
  const rename = async (name: string) => {
    const { id: workspace, name: before } = subject;
    if (name === before) return close();
    const send = (to: string) => mutateAsync({ params: { organization, workspace }, body: { name: to } });
    try {
      await send(name);
    } catch {
      return;
    }
    close();
    const undo = () =>
      void send(before).catch((failure) =>
        toast({ about: workspace, title: problemText(failure), tone: 'bad' }),
      );
    const action = { label: common.undo, onPress: undo };
    toast({ about: workspace, title: texts.renamed(name), tone: 'good', action });
  };
  return (
    <NameDialog
      open={dialog.isOpen}
      onClose={close}
      title={texts.renameTitle(subject.name)}
      label={texts.name}
      missing={texts.nameMissing}
      initial={subject.name}
      submitLabel={common.rename}
      busy={isPending}
      error={error}
      onSubmit={(name) => void rename(name)}
    />
  );
}
