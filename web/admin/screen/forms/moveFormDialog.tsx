import { useId } from 'react';
import type { FormListed } from '#contract/app/forms.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { useFormActions } from './useFormActions.ts';

interface MoveFormDialogProps {
  /** The one to move; the dialogue is closed without one. */
  readonly form: FormListed | undefined;
  readonly organization: AnswerOf<'organization'>;
  readonly onClose: () => void;
}

export function MoveFormDialog({ form, organization, onClose }: MoveFormDialogProps) {
  const { forms, common } = useTexts();
  const { move } = useFormActions(organization.id);
  const id = useId();
  const others = organization.workspaces.filter((workspace) => workspace.id !== form?.workspace);
  const submit = (values: FormData) => {
    const workspace = others.find((each) => each.id === values.get('workspace'));
    onClose();
    if (form !== undefined && workspace !== undefined) void move(form, workspace);
  };
  return (
    <Dialog
      open={form !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={forms.moveTitle(form?.name ?? '')}
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
          label={forms.create.workspace}
          name="workspace"
          options={others.map((each) => ({ value: each.id, label: each.name }))}
        />
      </Form>
    </Dialog>
  );
}
