import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import type { useAsked } from '../../frame/useAsked.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Member } from './member.ts';
import { useMemberChange } from './useMemberChange.ts';
import { WorkspaceChecks } from './workspaceChecks.tsx';

/** All workspaces of a member in one go. */
export function WorkspacesDialog({ asked }: { readonly asked: ReturnType<typeof useAsked<Member>> }) {
  const { people, common } = useTexts();
  const { subject } = asked;
  if (subject === undefined) return null;
  return (
    <Dialog
      open={asked.isOpen}
      onOpenChange={asked.close}
      title={people.workspacesTitle(subject.name)}
      description={people.workspacesHelp}
      closeLabel={common.close}
    >
      <Choice member={subject} onClose={asked.close} />
    </Dialog>
  );
}

function Choice({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { people, common } = useTexts();
  const [chosen, setChosen] = useState<readonly string[]>(member.workspaces);
  const change = useMemberChange();
  const isSame =
    chosen.length === member.workspaces.length && chosen.every((id) => member.workspaces.includes(id));
  const save = () => {
    onClose();
    if (!isSame) void change(member, { workspaces: chosen });
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
          {common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </FormActions>
    </Form>
  );
}
