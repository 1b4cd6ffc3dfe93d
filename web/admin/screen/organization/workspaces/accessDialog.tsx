import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import type { SubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { AccessStatus } from './accessStatus.tsx';
import { useAccessChange } from './useAccessChange.ts';
import type { Workspace } from './workspace.ts';

/** All members with a switch each, which applies at once. */
export function AccessDialog({ dialog }: { readonly dialog: SubjectDialog<Workspace> }) {
  const { workspaces: texts, members: memberTexts, common } = useTexts();
  const { subject } = dialog;
  if (subject === undefined) return null;
  return (
    <Dialog
      open={dialog.isOpen}
      onOpenChange={dialog.close}
      title={texts.accessTitle(subject.name)}
      description={texts.accessHelp}
      closeLabel={common.close}
      actions={<Button onClick={dialog.close}>{memberTexts.done}</Button>}
    >
      <Everybody workspace={subject.id} />
    </Dialog>
  );
}

function Everybody({ workspace: id }: { readonly workspace: string }) {
  const { id: organization } = useOrganization();
  const { workspaces: texts, members: memberTexts } = useTexts();
  const members = useRouteQuery('members', { organization });
  const { data } = useRouteQuery('workspaces', { organization });
  const workspace = data?.workspaces.find((each) => each.id === id);
  const { change, last } = useAccessChange({ id });
  if (members.data === undefined || workspace === undefined) return <QueryStatus query={members} />;
  const everybody = members.data.members;
  return (
    <>
      {everybody.every(({ role }) => role !== 'member') && (
        <p className="workspaces-faint">{texts.noMembers}</p>
      )}
      <ul className="workspaces-people">
        {everybody.map((person) => (
          <li key={person.id} className="workspaces-person">
            <Avatar name={person.name} />
            {person.role === 'member' ? (
              <Switch
                label={person.name}
                description={person.email}
                checked={workspace.access.includes(person.id)}
                onCheckedChange={(isGiven) => void change(person, isGiven)}
              />
            ) : (
              <>
                <span className="workspaces-person-texts">
                  <span>{person.name}</span>
                  <span className="workspaces-person-email">{person.email}</span>
                </span>
                <span className="workspaces-faint">{texts.always}</span>
                <Pill>{memberTexts.roles[person.role]}</Pill>
              </>
            )}
          </li>
        ))}
      </ul>
      <AccessStatus
        last={last}
        workspace={workspace.name}
        onUndo={({ person, isGiven }) => void change(person, !isGiven)}
      />
    </>
  );
}
