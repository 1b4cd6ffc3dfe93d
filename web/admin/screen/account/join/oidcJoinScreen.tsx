import { useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useAppearance } from '#admin/appearance/useAppearance.ts';
import { appHistory } from '#admin/history/appHistory.ts';
import { HistoryLink } from '#admin/history/historyLink.tsx';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { useOpenJoinedOrganization } from './useOpenJoinedOrganization.ts';

/** Asks a user without an account, back from the OIDC provider, whether to join an organisation. */
export function OidcJoinScreen() {
  const query = useRouteQuery('lookAtOidcJoining');
  if (query.data !== undefined) return <OidcJoin joining={query.data} />;
  const { error } = query;
  const isEnded = error instanceof ApiError && ['oidc_join_ended', 'not_found'].includes(error.code);
  return isEnded ? <JoinEnded /> : <QueryStatus query={query} />;
}

function OidcJoin({ joining }: { readonly joining: AnswerOf<'lookAtOidcJoining'> }) {
  const { signIn } = useTexts();
  const [{ language }] = useAppearance();
  const joined = useOpenJoinedOrganization();
  const problemText = useProblemText();
  const [busy, setBusy] = useState<'join' | 'decline'>();
  const [problem, setProblem] = useState<string>();
  const { organization, role, invited, invited_by: inviter, provider, name, email } = joining;
  const person = name === email ? email : `${name} (${email})`;

  const byInvitation = inviter === null ? signIn.invited : signIn.invitedBy(inviter);
  const why = invited ? byInvitation : signIn.mayJoin(provider);

  const answer = async (which: 'join' | 'decline', send: () => Promise<void>) => {
    setBusy(which);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const join = () =>
    answer('join', async () => {
      const body = { organization: organization.id, ...(language !== null && { language }) };
      await callRoute('joinWithOidc', { body });
      await joined(organization);
    });
  const decline = () =>
    answer('decline', async () => {
      await callRoute('declineOidcJoining');
      appHistory.replace('/app/sign-in');
    });
  return (
    <PublicSheet
      title={signIn.joinQuestion(organization.name)}
      text={
        <>
          <p>{why}</p>
          <p>{signIn.joinAs[role]}</p>
        </>
      }
    >
      <Notice>{signIn.knownAs(provider, person)}</Notice>
      {joining.takes_address && <Notice tone="warn">{signIn.takesAddress(provider)}</Notice>}
      <Problem>{problem}</Problem>
      <FormActions align="fill">
        <Button variant="primary" size="large" busy={busy === 'join'} onClick={() => void join()}>
          {signIn.joinNow}
        </Button>
        <Button size="large" busy={busy === 'decline'} onClick={() => void decline()}>
          {signIn.notNow}
        </Button>
      </FormActions>
    </PublicSheet>
  );
}

function JoinEnded() {
  const { signIn } = useTexts();
  return (
    <PublicSheet title={signIn.joinEndedTitle} text={signIn.joinEndedText}>
      <LinkButton size="large" render={<HistoryLink href="/app/sign-in" />}>
        {signIn.toSignIn}
      </LinkButton>
    </PublicSheet>
  );
}
