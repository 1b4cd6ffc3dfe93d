import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FormActions } from '../../../ui/formActions/formActions.tsx';
import { LinkButton } from '../../../ui/linkButton/linkButton.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { isLinkInvalid } from '../../api/useLinkContent.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { OutsideSheet } from '../../frame/outsideSheet.tsx';
import { useTexts } from '../../texts/useTexts.ts';

/** Behind a button: programs that look at mails open their links too. */
export function ConfirmEmailScreen() {
  const { secret } = useParams({ from: '/outside/confirm-email/$secret' });
  const { signIn } = useTexts();
  const problemText = useProblemText();
  const { mutateAsync, isPending } = useSend('confirmEmail', { renews: ['start', 'account'] });
  const [email, setEmail] = useState<string>();
  const [problem, setProblem] = useState<unknown>();

  const confirm = async () => {
    setProblem(undefined);
    await mutateAsync({ body: { secret } }).then((answer) => setEmail(answer.email), setProblem);
  };
  const toAccount = (
    <LinkButton size="large" render={<Link to="/app/account" />}>
      {signIn.toAccount}
    </LinkButton>
  );
  if (email !== undefined)
    return (
      <OutsideSheet title={signIn.emailConfirmedTitle} text={signIn.emailConfirmedText(email)}>
        {toAccount}
      </OutsideSheet>
    );
  if (isLinkInvalid(problem))
    return (
      <OutsideSheet title={signIn.resetInvalidTitle} text={signIn.emailInvalidText}>
        {toAccount}
      </OutsideSheet>
    );
  return (
    <OutsideSheet title={signIn.confirmEmailTitle} text={signIn.confirmEmailText}>
      {problem !== undefined && (
        <Notice tone="bad" announce>
          {problemText(problem)}
        </Notice>
      )}
      <FormActions align="fill">
        <Button variant="primary" size="large" busy={isPending} autoFocus onClick={() => void confirm()}>
          {signIn.confirmEmail}
        </Button>
      </FormActions>
    </OutsideSheet>
  );
}
