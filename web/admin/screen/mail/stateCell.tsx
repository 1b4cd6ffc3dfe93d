import type { MailError } from '#contract/app/mail/mailError.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import type { OutboxMail } from './mail.ts';
import { MailErrorText } from './mailErrorText.tsx';

const tones = { waiting: 'neutral', sent: 'good', failed: 'bad' } as const;

interface StateCellProps {
  readonly mail: OutboxMail;
  readonly isConfigured: boolean;
}

const notSetUp: MailError = { code: 'not_set_up', detail: '' };

/** The delivery state of a mail, with its error. */
export function StateCell({ mail, isConfigured }: StateCellProps) {
  const { state, error, readable } = mail;
  const { mail: texts } = useTexts();
  // The content is lost or useless, so the mail cannot be read.
  const isLost = error?.code === 'content_lost' || error?.code === 'link_expired';
  const waits = state === 'waiting' && !isConfigured;
  const reason = waits ? notSetUp : error;
  return (
    <div className="mail-state">
      <Pill tone={waits ? 'warn' : tones[state]}>{texts.states[state]}</Pill>
      {state !== 'sent' && reason !== null && (
        <span className="mail-small">
          <MailErrorText error={reason} />
        </span>
      )}
      {state !== 'sent' && !readable && !isLost && <span className="mail-small">{texts.notYours}</span>}
    </div>
  );
}
