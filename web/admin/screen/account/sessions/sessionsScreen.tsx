import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useSignOut } from '#admin/navigation/useSignOut.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { focusTitle } from '#ui/pageHeader/focusTitle.ts';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { SessionList } from './sessionList.tsx';
import { useBrowserName } from './useBrowserName.ts';

/** The user's sessions, with buttons to end them. */
export function SessionsScreen() {
  const { account } = useTexts();
  const query = useRouteQuery('sessions');
  const optimisticUpdate = useOptimisticUpdate('sessions', {});
  const endOne = useRouteMutation('endSession', { invalidates: ['sessions'] });
  const endOthers = useRouteMutation('endOtherSessions', { invalidates: ['sessions'] });
  const signOut = useSignOut();
  const toast = useToast();
  const problemText = useProblemText();
  const agentName = useBrowserName();
  useDocumentTitle(account.sessions, account.title);
  if (query.data === undefined) return <QueryStatus query={query} />;
  // This session first, then the most recently active ones.
  const sessions = query.data.sessions.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.seen_at.localeCompare(one.seen_at),
  );

  const end = async (id: string, agent: string) => {
    const ending = optimisticUpdate(
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
    const ending = optimisticUpdate(
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
