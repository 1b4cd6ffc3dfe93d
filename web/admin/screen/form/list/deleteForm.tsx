import { useTexts } from '#admin/texts/useTexts.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import type { FormDialogProps } from './formDialogs.tsx';
import { useFormActions } from './useFormActions.ts';

/** Confirms deleting a form with responses; an undo toast would disappear too soon. */
export function DeleteForm({ form, open, organization, onClose }: FormDialogProps) {
  const { forms, common } = useTexts();
  const { remove } = useFormActions(organization.id);
  const confirm = () => {
    onClose();
    void remove(form);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={forms.deleteQuestion(form.name)}
      description={forms.deleteConsequence(form.responses)}
      confirmLabel={forms.deleteButton}
      cancelLabel={common.cancel}
      onConfirm={confirm}
    >
      <p>{forms.deleteReturn}</p>
    </ConfirmDialog>
  );
}
