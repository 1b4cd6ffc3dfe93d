import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { FormActions } from '../../../../ui/formActions/formActions.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useSessionChange } from '../../../session/useSessionChange.ts';
import { useStart } from '../../../session/useStart.ts';
import { PublicSheet } from '../../../shell/publicSheet.tsx';
import { textByCode } from '../../../texts/textByCode.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { FirstStep } from './firstStep.tsx';
import { NoAccountsYet } from './noAccountsYet.tsx';
import { SecondStep } from './secondStep.tsx';

/** Signs in by password and optional second step, by passkey, or through a provider. */
export function SignInScreen() {
  const { to = '/app', problem, deleted } = useSearch({ from: '/public/app/sign-in' });
  const { user, unclaimed } = useStart();
  const { signIn } = useTexts();
  const navigate = useNavigate();
  const sessionChange = useSessionChange();
  const [ticket, setTicket] = useState<string>();
  const [reason, setReason] = useState<string>();
  const notice = reason ?? (problem === undefined ? undefined : textFor(problem));
  const news = deleted === true ? signIn.accountDeleted : undefined;
  const isIn = user !== null;
  // Keeps the form until the next screen has loaded.
  const [wasIn] = useState(isIn);

  function textFor(code: string): string {
    return textByCode(signIn.problems, code) ?? signIn.problems.oidc_failed ?? '';
  }

  useEffect(() => {
    if (isIn && (!wasIn || problem === undefined)) void navigate({ href: to, replace: true });
  }, [isIn, wasIn, problem, to, navigate]);

  if (user !== null && wasIn)
    return problem === undefined ? null : (
      <PublicSheet title={signIn.signInTitle} text={signIn.signedInAs(user.name, user.email)}>
        <Notice tone="bad">{notice}</Notice>
        <FormActions align="fill">
          <Button variant="primary" size="large" onClick={() => void navigate({ href: to })}>
            {signIn.continueAs(user.name)}
          </Button>
        </FormActions>
      </PublicSheet>
    );
  if (ticket !== undefined)
    return (
      <SecondStep
        ticket={ticket}
        onDone={() => sessionChange(to)}
        onStartOver={(why) => {
          setReason(why);
          setTicket(undefined);
        }}
      />
    );
  if (unclaimed) return <NoAccountsYet to={to} notice={notice} news={news} />;
  return (
    <FirstStep
      to={to}
      notice={notice}
      news={news}
      onDone={() => sessionChange(to)}
      onSecondStep={setTicket}
    />
  );
}
