import { useState } from 'react';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import type { Member, Role } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';
import { useSingleWorkspace } from './useSingleWorkspace.ts';
import { WorkspaceCheckboxes } from './workspaceCheckboxes.tsx';

export interface WorkspacesSubject {
  readonly member: Member;
  /** The new role, if it changes in the same step. */
  readonly role?: Role;
}

/** Edits the workspaces of a member. */
export function WorkspacesDialog({ dialog }: { readonly dialog: SubjectDialog<WorkspacesSubject> }) {
  const { members: memberTexts, common } = useTexts();
  const { subject } = dialog;
  if (subject === undefined) return null;
  const { member, role } = subject;
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={dialog.close}
      title={
        role === undefined ? memberTexts.workspacesTitle(member.name) : memberTexts.toMemberTitle(member.name)
      }
      description={role === undefined ? memberTexts.workspacesHelp : memberTexts.toMemberHelp}
      closeLabel={common.close}
    >
      <Choice {...subject} onClose={dialog.close} />
    </Dialog>
  );
}

function Choice({ member, role, onClose }: WorkspacesSubject & { readonly onClose: () => void }) {
  const { members: memberTexts, common } = useTexts();
  const only = useSingleWorkspace();
  const [chosen, setChosen] = useState<readonly string[]>(role === undefined ? member.workspaces : only);
  const change = useMemberChange();
  const isSame =
    chosen.length === member.workspaces.length && chosen.every((id) => member.workspaces.includes(id));
  const save = () => {
    onClose();
    if (role !== undefined) void change(member, { role, workspaces: chosen });
    else if (!isSame) void change(member, { workspaces: chosen });
  };
  return (
    <Form onSubmit={save}>
      <WorkspaceCheckboxes
        label={memberTexts.workspaces}
        help={memberTexts.workspacesHelp}
        hideLabel
        chosen={chosen}
        onChange={setChosen}
      />
      <FormActions align="end">
        <Button variant="primary" type="submit">
          {role === undefined ? common.save : memberTexts.toMemberConfirm}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
