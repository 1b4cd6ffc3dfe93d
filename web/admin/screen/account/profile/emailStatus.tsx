import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useStart } from '#admin/session/useStart.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

export type EmailProof = AnswerOf<'account'>['email_proof'];

interface EmailStatusProps {
  readonly email: string;
  readonly proof: EmailProof;
}

/** Shows how the address was verified; nothing once a mail did. */
export function EmailStatus({ email, proof }: EmailStatusProps) {
  const { account } = useTexts();
  const { mail } = useStart();
  if (email === '') return <Notice tone="warn">{account.emailReleased}</Notice>;
  if (proof === 'proved') return null;
  if (mail) return <ConfirmationNotice email={email} />;
  return <Notice>{proof === 'vouched' ? account.emailVouched : account.emailUnproved}</Notice>;
}

function ConfirmationNotice({ email }: { readonly email: string }) {
  const { account } = useTexts();
  const problemText = useProblemText();
  const { mutateAsync, isPending } = useRouteMutation('sendEmailConfirmation');
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const send = async () => {
    const done = await mutateAsync({}).then(
      () => ({ tone: 'good', text: account.emailLinkSent(email) }) as const,
      (error: unknown) => ({ tone: 'bad', text: problemText(error) }) as const,
    );
    setOutcome(done);
  };
  if (outcome !== undefined)
    return (
      <Notice tone={outcome.tone} announce>
        {outcome.text}
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" busy={isPending} onClick={() => void send()}>
          {account.sendEmailLink}
        </Button>
      }
    >
      {account.emailUnconfirmed}
    </Notice>
  );
}
