import { Card } from '../../../ui/card/card.tsx';
import { useAsked } from '../../frame/useAsked.ts';
import { useOrganization } from '../../frame/useOrganization.ts';
import { Alone } from './alone.tsx';
import type { Member, Role } from './member.ts';
import { MembersTable } from './membersTable.tsx';
import { OwnRoleDialog } from './ownRoleDialog.tsx';
import { RemoveDialog } from './removeDialog.tsx';
import { type ResetLink, ResetLinkDialog } from './resetLinkDialog.tsx';
import { useResetLink } from './useResetLink.ts';
import { WorkspacesDialog } from './workspacesDialog.tsx';

/** Everybody, and the dialogs about one of them. */
export function MemberList({ members }: { readonly members: readonly Member[] }) {
  const isOwner = useOrganization().role === 'owner';
  const workspaces = useAsked<Member>();
  const removal = useAsked<Member>();
  const reset = useAsked<ResetLink>();
  const makeResetLink = useResetLink(reset.ask);
  const ownRole = useAsked<{ member: Member; role: Role }>();
  return (
    <>
      <Card padding="none">
        <MembersTable
          members={members}
          onWorkspaces={workspaces.ask}
          onRemove={removal.ask}
          onReset={(member) => void makeResetLink(member)}
          onOwnRole={(member, role) => ownRole.ask({ member, role })}
        />
      </Card>
      {members.length === 1 && isOwner && <Alone />}
      <WorkspacesDialog asked={workspaces} />
      <RemoveDialog asked={removal} />
      <ResetLinkDialog asked={reset} />
      <OwnRoleDialog asked={ownRole} />
    </>
  );
}
