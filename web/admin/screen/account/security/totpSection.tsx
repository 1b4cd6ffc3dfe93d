import { Check } from 'lucide-react';
import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { TimeSentence } from '../profile/timeSentence.tsx';
import { DisableTotpDialog } from './disableTotpDialog.tsx';
import { RecoveryCodesDialog } from './recoveryCodesDialog.tsx';
import { RenewCodesDialog } from './renewCodesDialog.tsx';
import { TotpDialog } from './totpDialog.tsx';

interface TotpSectionProps {
  readonly totp: AnswerOf<'account'>['totp'];
  readonly email: string;
  readonly hasPassword: boolean;
}

/** The open dialog. */
type Step =
  | { readonly kind: 'scan'; readonly enrolment: AnswerOf<'beginTotp'> }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly confirmation: string }
  | { readonly kind: 'turnOff' | 'newCodes' };

const few = 3;

/** Turns the second factor on and off and renews its recovery codes. */
export function TotpSection({ totp, email, hasPassword }: TotpSectionProps) {
  const { account } = useTexts();
  const problemText = useProblemText();
  const begin = useRouteMutation('beginTotp');
  const [step, setStep] = useState<Step>();
  const [problem, setProblem] = useState<string>();
  const close = () => setStep(undefined);

  const turnOn = async () => {
    setProblem(undefined);
    try {
      setStep({ kind: 'scan', enrolment: await begin.mutateAsync({}) });
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return (
    <Section title={account.totpTitle} description={account.totpText}>
      {totp.on ? (
        <TurnedOn totp={totp} onTurnOff={() => setStep({ kind: 'turnOff' })} />
      ) : (
        <Row justify="apart">
          <p>{hasPassword ? account.totpOff : account.totpNoPassword}</p>
          {hasPassword && (
            <Button busy={begin.isPending} onClick={() => void turnOn()}>
              {account.turnOn}
            </Button>
          )}
        </Row>
      )}
      {totp.on && (
        <Row justify="apart">
          <p>
            {account.codesLeft(totp.recovery_codes_left)}
            {totp.recovery_codes_left < few && ` ${account.codesFew}`}
          </p>
          <Button onClick={() => setStep({ kind: 'newCodes' })}>{account.newCodes}</Button>
        </Row>
      )}
      <Problem>{problem}</Problem>
      {step?.kind === 'scan' && (
        <TotpDialog
          enrolment={step.enrolment}
          onClose={close}
          onCodes={(codes) => setStep({ kind: 'codes', codes, confirmation: account.totpTurnedOn })}
        />
      )}
      {step?.kind === 'codes' && (
        <RecoveryCodesDialog
          codes={step.codes}
          email={email}
          confirmation={step.confirmation}
          onClose={close}
        />
      )}
      <DisableTotpDialog isOpen={step?.kind === 'turnOff'} onClose={close} />
      <RenewCodesDialog
        isOpen={step?.kind === 'newCodes'}
        onClose={close}
        onCodes={(codes) => setStep({ kind: 'codes', codes, confirmation: account.codesReplaced })}
      />
    </Section>
  );
}

interface TurnedOnProps {
  readonly totp: AnswerOf<'account'>['totp'];
  readonly onTurnOff: () => void;
}

function TurnedOn({ totp, onTurnOff }: TurnedOnProps) {
  const { account, common } = useTexts();
  return (
    <Row justify="apart">
      <Pill tone="good" icon={Check}>
        {totp.since === null ? (
          common.on
        ) : (
          <TimeSentence value={totp.since} format="date" say={account.totpOn} />
        )}
      </Pill>
      <Button onClick={onTurnOff}>{account.turnOff}</Button>
    </Row>
  );
}
