import { UserPlus } from 'lucide-react';
import { Button } from '../../../../ui/button/button.tsx';
import { PageHeader } from '../../../../ui/pageHeader/pageHeader.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { useOpenByAddress } from '../../../search/useOpenByAddress.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { Invitations } from './invitation/invitations.tsx';
import { InviteDialog } from './invitation/inviteDialog.tsx';
import { MemberList } from './memberList.tsx';
import './membersScreen.css';

export function MembersScreen() {
  const organization = useOrganization();
  const { people, organization: texts } = useTexts();
  const answer = useAnswer('members', { organization: organization.id });
  const [isInviting, setInviting] = useOpenByAddress();
  useTitle(texts.pages.members, organization.name);
  const isOwner = organization.role === 'owner';
  return (
    <>
      <PageHeader
        title={texts.pages.members}
        description={people.description}
        action={
          isOwner && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {people.invite}
            </Button>
          )
        }
      />
      {answer.data === undefined ? (
        <Unanswered answer={answer} />
      ) : (
        <MemberList members={answer.data.members} />
      )}
      {isOwner && <Invitations />}
      {isOwner && <InviteDialog open={isInviting} onOpenChange={setInviting} />}
    </>
  );
}
