import { useId } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { Select } from '#ui/select/select.tsx';
import type { FormDialogProps } from './formDialogs.tsx';
import { useFormActions } from './useFormActions.ts';

export function MoveFormDialog({ form, open, organization, onClose }: FormDialogProps) {
  const { forms, common } = useTexts();
  const { move } = useFormActions(organization.id);
  const id = useId();
  const others = organization.workspaces.filter((workspace) => workspace.id !== form.workspace);
  const submit = (values: FormData) => {
    const workspace = others.find((each) => each.id === values.get('workspace'));
    onClose();
    if (workspace !== undefined) void move(form, workspace);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={forms.moveTitle(form.name)}
      closeLabel={common.close}
      size="small"
      actions={
        <>
          <Button variant="primary" type="submit" form={id}>
            {forms.moveAction}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit}>
        <Select
          label={forms.columns.workspace}
          name="workspace"
          options={others.map((each) => ({ value: each.id, label: each.name }))}
        />
      </Form>
    </Dialog>
  );
}
