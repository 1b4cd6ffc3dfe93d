import { Users } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { EndSessionsDialog } from './endSessionsDialog.tsx';
import type { Member } from './member.ts';
import { MembersTable } from './membersTable.tsx';
import { OwnerDialog } from './ownerDialog.tsx';
import { OwnRoleDialog } from './ownRoleDialog.tsx';
import { RemoveDialog } from './removeDialog.tsx';
import { type ResetLink, ResetLinkDialog } from './resetLinkDialog.tsx';
import { useResetLink } from './useResetLink.ts';
import { useRoleChoice } from './useRoleChoice.ts';
import { useVouchForEmail } from './useVouchForEmail.ts';
import { WorkspacesDialog, type WorkspacesSubject } from './workspacesDialog.tsx';

/** The members and their dialogs. */
export function MemberList({ members }: { readonly members: readonly Member[] }) {
  const isOwner = useOrganization().role === 'owner';
  const workspaces = useSubjectDialog<WorkspacesSubject>();
  const removal = useSubjectDialog<Member>();
  const ending = useSubjectDialog<Member>();
  const reset = useSubjectDialog<ResetLink>();
  const makeResetLink = useResetLink(reset.ask);
  const vouch = useVouchForEmail();
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
      {members.length === 1 && isOwner && <NoOtherMembers />}
      <WorkspacesDialog dialog={workspaces} />
      <RemoveDialog dialog={removal} />
      <EndSessionsDialog dialog={ending} />
      <ResetLinkDialog dialog={reset} />
      <OwnerDialog dialog={role.owner} />
      <OwnRoleDialog dialog={role.ownRole} />
    </>
  );
}

/** Shown to an owner without other members or invitations. */
function NoOtherMembers() {
  const { members: memberTexts } = useTexts();
  const { id: organization } = useOrganization();
  const { data } = useRouteQuery('invitations', { organization });
  if (data?.invitations.length !== 0) return null;
  return <EmptyState icon={Users} title={memberTexts.aloneTitle} text={memberTexts.alone} />;
}
