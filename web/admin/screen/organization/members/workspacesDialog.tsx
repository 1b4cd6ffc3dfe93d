import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormActions } from '../../../../ui/formActions/formActions.tsx';
import type { useAsked } from '../../../dialog/useAsked.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Member, Role } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';
import { useOnlyWorkspace } from './useOnlyWorkspace.ts';
import { WorkspaceChecks } from './workspaceChecks.tsx';

export interface WorkspacesAsked {
  readonly member: Member;
  /** Given where the member gets another role in the same step. */
  readonly role?: Role;
}

/** All workspaces of a member in one go. */
export function WorkspacesDialog({
  asked,
}: {
  readonly asked: ReturnType<typeof useAsked<WorkspacesAsked>>;
}) {
  const { people, common } = useTexts();
  const { subject } = asked;
  if (subject === undefined) return null;
  const { member, role } = subject;
  return (
    <Dialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={role === undefined ? people.workspacesTitle(member.name) : people.toMemberTitle(member.name)}
      description={role === undefined ? people.workspacesHelp : people.toMemberHelp}
      closeLabel={common.close}
    >
      <Choice {...subject} onClose={asked.close} />
    </Dialog>
  );
}

function Choice({ member, role, onClose }: WorkspacesAsked & { readonly onClose: () => void }) {
  const { people, common } = useTexts();
  const only = useOnlyWorkspace();
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
      <WorkspaceChecks
        label={people.workspaces}
        help={people.workspacesHelp}
        hideLabel
        chosen={chosen}
        onChange={setChosen}
      />
      <FormActions align="end">
        <Button variant="primary" type="submit">
          {role === undefined ? common.save : people.toMemberConfirm}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
