import { UserPlus, Users } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/emptyState/emptyState.tsx';
import { useAsked } from '../../frame/useAsked.ts';
import { useTexts } from '../../texts/useTexts.ts';
import type { Member, Role } from './member.ts';
import { MembersTable } from './membersTable.tsx';
import { OwnRoleDialog } from './ownRoleDialog.tsx';
import { RemoveDialog } from './removeDialog.tsx';
import { type ResetLink, ResetLinkDialog } from './resetLinkDialog.tsx';
import { useResetLink } from './useResetLink.ts';
import { WorkspacesDialog } from './workspacesDialog.tsx';

interface MemberListProps {
  readonly members: readonly Member[];
  /** Only for those who may. */
  readonly onInvite: (() => void) | undefined;
}

/** Everybody, and the dialogs about one of them. */
export function MemberList({ members, onInvite }: MemberListProps) {
  const { people } = useTexts();
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
      {members.length === 1 && onInvite !== undefined && (
        <EmptyState
          icon={Users}
          title={people.aloneTitle}
          text={people.alone}
          action={
            <Button icon={UserPlus} onClick={onInvite}>
              {people.invite}
            </Button>
          }
        />
      )}
      <WorkspacesDialog asked={workspaces} />
      <RemoveDialog asked={removal} />
      <ResetLinkDialog asked={reset} />
      <OwnRoleDialog asked={ownRole} />
    </>
  );
}
