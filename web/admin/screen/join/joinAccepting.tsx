import { useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Problem } from '../../../ui/notice/problem.tsx';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { OutsideSheet } from '../../frame/outsideSheet.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { AnotherAccount } from './anotherAccount.tsx';
import { InvitationWords } from './invitationWords.tsx';
import { useJoined } from './useJoined.ts';

interface JoinAcceptingProps {
  readonly secret: string;
  readonly invitation: AnswerOf<'lookAtInvitation'>;
  readonly user: { readonly name: string; readonly email: string };
}

/** For somebody who is signed in. */
export function JoinAccepting({ secret, invitation, user }: JoinAcceptingProps) {
  const { signIn } = useTexts();
  const problemText = useProblemText();
  const joined = useJoined();
  const { mutateAsync } = useSend('acceptInvitation');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const accept = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await mutateAsync({ body: { secret } });
      await joined(invitation.organization);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <OutsideSheet
      title={signIn.joinTitle(invitation.organization.name)}
      text={<InvitationWords invitation={invitation} />}
      foot={<AnotherAccount to={`/join/${secret}`} />}
    >
      <Notice>{signIn.signedInAs(user.name, user.email)}</Notice>
      <Problem>{problem}</Problem>
      <FormActions align="fill">
        <Button variant="primary" size="large" busy={isBusy} onClick={() => void accept()}>
          {signIn.joinAsPerson(user.name)}
        </Button>
      </FormActions>
    </OutsideSheet>
  );
}
