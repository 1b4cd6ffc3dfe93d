import { Button } from '../../../../ui/button/button.tsx';
import { focusTitle } from '../../../../ui/pageHeader/focusTitle.ts';
import { Section } from '../../../../ui/section/section.tsx';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useForesee } from '../../../api/useForesee.ts';
import { useProblemText } from '../../../api/useProblemText.ts';
import { useSend } from '../../../api/useSend.ts';
import { useSignOut } from '../../../navigation/useSignOut.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { SessionList } from './sessionList.tsx';
import { useAgentName } from './useAgentName.ts';

/** Every browser in which the person is signed in, and the way to end that. */
export function SessionsScreen() {
  const { account } = useTexts();
  const asked = useAnswer('sessions');
  const foresee = useForesee('sessions', {});
  const endOne = useSend('endSession', { renews: ['sessions'] });
  const endOthers = useSend('endOtherSessions', { renews: ['sessions'] });
  const signOut = useSignOut();
  const toast = useToast();
  const problemText = useProblemText();
  const agentName = useAgentName();
  useTitle(account.sessions, account.title);
  if (asked.data === undefined) return <Unanswered answer={asked} />;
  // This browser first, then those that were here last.
  const sessions = asked.data.sessions.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.seen_at.localeCompare(one.seen_at),
  );

  const end = async (id: string, agent: string) => {
    const ending = foresee(
      (answer) => ({ sessions: answer.sessions.filter((each) => each.id !== id) }),
      endOne.mutateAsync({ params: { session: id } }),
    );
    focusTitle();
    try {
      await ending;
      toast({ about: id, title: account.sessionEnded(agentName(agent)), tone: 'good' });
    } catch (error) {
      toast({ about: id, title: problemText(error), tone: 'bad' });
    }
  };
  const endAll = async () => {
    const ending = foresee(
      (answer) => ({ sessions: answer.sessions.filter((each) => each.current) }),
      endOthers.mutateAsync({}),
    );
    focusTitle();
    try {
      await ending;
      toast({ about: 'sessions', title: account.othersGone, tone: 'good' });
    } catch (error) {
      toast({ about: 'sessions', title: problemText(error), tone: 'bad' });
    }
  };
  return (
    <Section
      title={account.sessionsTitle}
      description={account.sessionsText}
      action={
        sessions.length > 1 && (
          <Button busy={endOthers.isPending} onClick={() => void endAll()}>
            {account.endOthers}
          </Button>
        )
      }
    >
      <SessionList
        sessions={sessions}
        onEnd={(id, agent) => void end(id, agent)}
        onSignOut={() => void signOut()}
      />
    </Section>
  );
}
