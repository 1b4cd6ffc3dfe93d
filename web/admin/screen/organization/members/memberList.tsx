import { Card } from '../../../../ui/card/card.tsx';
import { useAsked } from '../../../dialog/useAsked.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { Alone } from './alone.tsx';
import { EndSessionsDialog } from './endSessionsDialog.tsx';
import type { Member } from './member.ts';
import { MembersTable } from './membersTable.tsx';
import { OwnerDialog } from './ownerDialog.tsx';
import { OwnRoleDialog } from './ownRoleDialog.tsx';
import { RemoveDialog } from './removeDialog.tsx';
import { type ResetLink, ResetLinkDialog } from './resetLinkDialog.tsx';
import { useResetLink } from './useResetLink.ts';
import { useRoleChoice } from './useRoleChoice.ts';
import { useVouch } from './useVouch.ts';
import { type WorkspacesAsked, WorkspacesDialog } from './workspacesDialog.tsx';

/** Everybody, and the dialogs about one of them. */
export function MemberList({ members }: { readonly members: readonly Member[] }) {
  const isOwner = useOrganization().role === 'owner';
  const workspaces = useAsked<WorkspacesAsked>();
  const removal = useAsked<Member>();
  const ending = useAsked<Member>();
  const reset = useAsked<ResetLink>();
  const makeResetLink = useResetLink(reset.ask);
  const vouch = useVouch();
  const role = useRoleChoice((member, role) => workspaces.ask({ member, role }));
  return (
    <>
      <Card padding="none">
        <MembersTable
          members={members}
          onWorkspaces={(member) => workspaces.ask({ member })}
          onRemove={removal.ask}
          onReset={(member) => void makeResetLink(member)}
          onVouch={(member) => void vouch(member)}
          onEndSessions={ending.ask}
          onRole={role.choose}
        />
      </Card>
      {members.length === 1 && isOwner && <Alone />}
      <WorkspacesDialog asked={workspaces} />
      <RemoveDialog asked={removal} />
      <EndSessionsDialog asked={ending} />
      <ResetLinkDialog asked={reset} />
      <OwnerDialog asked={role.owner} />
      <OwnRoleDialog asked={role.ownRole} />
    </>
  );
}
