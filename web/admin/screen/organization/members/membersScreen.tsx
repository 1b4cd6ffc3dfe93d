import { UserPlus } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useDialogFromUrl } from '#admin/search/useDialogFromUrl.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Invitations } from './invitation/invitations.tsx';
import { InviteDialog } from './invitation/inviteDialog.tsx';
import { MemberList } from './memberList.tsx';
import './membersScreen.css';

export function MembersScreen() {
  const organization = useOrganization();
  const { members: memberTexts, invitations: invitationTexts, organization: texts } = useTexts();
  const answer = useRouteQuery('members', { organization: organization.id });
  const [isInviting, setInviting] = useDialogFromUrl();
  useDocumentTitle(texts.pages.members, organization.name);
  const isOwner = organization.role === 'owner';
  return (
    <>
      <PageHeader
        title={texts.pages.members}
        description={memberTexts.description}
        action={
          isOwner && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {invitationTexts.invite}
            </Button>
          )
        }
      />
      {answer.data === undefined ? (
        <QueryStatus query={answer} />
      ) : (
        <MemberList members={answer.data.members} />
      )}
      {isOwner && <Invitations />}
      {isOwner && <InviteDialog open={isInviting} onOpenChange={setInviting} />}
    </>
  );
}
