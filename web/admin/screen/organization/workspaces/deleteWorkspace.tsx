import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { Workspace } from './workspace.ts';

/** Confirms deleting a workspace with forms by typing its name. */
export function DeleteWorkspace({ dialog }: { readonly dialog: SubjectDialog<Workspace> }) {
  const { workspaces: texts, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useRouteMutation('deleteWorkspace', {
    invalidates: ['workspaces', 'members', 'organization', 'forms'],
  });
  const { subject } = dialog;
  if (subject === undefined) return null;
  const { id: workspace, name, forms, responses } = subject;
  const close = () => {
    dialog.close();
    reset();
  };
  const remove = async () => {
    try {
      await mutateAsync({ params: { organization, workspace }, body: { name } });
    } catch {
      return;
    }
    close();
    focusTitle();
    toast({ about: workspace, title: texts.deletedWithForms(name, forms), tone: 'good' });
  };
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={close}
      title={texts.deleteQuestion(name)}
      description={texts.deleteConsequence(forms, responses)}
      confirmLabel={texts.deleteButton}
      cancelLabel={common.cancel}
      typeToConfirm={{ text: name, label: texts.deleteType(name) }}
      busy={isPending}
      error={error === null ? undefined : problemText(error)}
      onConfirm={() => void remove()}
    />
  );
}
