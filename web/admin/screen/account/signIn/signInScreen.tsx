import { useEffect, useState } from 'react';
import { appHistory } from '#admin/history/appHistory.ts';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import { useSessionChange } from '#admin/session/useSessionChange.ts';
import { useStart } from '#admin/session/useStart.ts';
import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { ScreenLoading } from '#admin/status/screenLoading.tsx';
import { textByCode } from '#admin/texts/textByCode.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { safeRedirectPath } from '#contract/app/safeRedirectPath.ts';
import { Button } from '#ui/button/button.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { PublicScreenProps } from '../publicScreenProps.ts';
import { FirstStepForm, type FirstStepProps } from './firstStepForm.tsx';
import { SecondStep } from './secondStep.tsx';

/** Seen once in the life of an installation. */
const noAccountsYet = lazyPart(async () => (await import('./noAccountsYet.tsx')).NoAccountsYet);

/** Signs in by password and optional second step, by passkey, or through a provider. */
export function SignInScreen({ search }: Pick<PublicScreenProps, 'search'>) {
  const to = safeRedirectPath(search.get('to') ?? '/app');
  const problem = search.get('problem') ?? undefined;
  const { user, unclaimed } = useStart();
  const { signIn } = useTexts();
  const sessionChange = useSessionChange();
  const [ticket, setTicket] = useState<string>();
  const [reason, setReason] = useState<string>();
  const notice = reason ?? (problem === undefined ? undefined : textFor(problem));
  const news = search.get('deleted') === 'true' ? signIn.accountDeleted : undefined;
  const isIn = user !== null;
  const NoAccountsYet = useLazyPart(noAccountsYet, unclaimed, () => undefined);
  // Keeps the form until the next screen has loaded.
  const [wasIn] = useState(isIn);

  function textFor(code: string): string {
    return textByCode(signIn.problems, code) ?? signIn.problems.oidc_failed ?? '';
  }

  useEffect(() => {
    if (isIn && (!wasIn || problem === undefined)) appHistory.replace(to);
  }, [isIn, wasIn, problem, to]);

  if (user !== null && wasIn)
    return problem === undefined ? null : (
      <PublicSheet title={signIn.signInTitle} text={signIn.signedInAs(user.name, user.email)}>
        <Notice tone="bad">{notice}</Notice>
        <FormActions align="fill">
          <Button variant="primary" size="large" onClick={() => appHistory.push(to)}>
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
  if (unclaimed)
    return NoAccountsYet === undefined ? (
      <ScreenLoading />
    ) : (
      <NoAccountsYet to={to} notice={notice} news={news} />
    );
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

function FirstStep(props: FirstStepProps) {
  const { signIn } = useTexts();
  return (
    <PublicSheet title={signIn.signInTitle} foot={<p>{signIn.noAccount}</p>}>
      <FirstStepForm {...props} />
    </PublicSheet>
  );
}
