import { Pill } from '#ui/pill/pill.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import type { OutboxMail } from './mail.ts';
import { MailErrorText } from './mailErrorText.tsx';

const tones = { waiting: 'neutral', sent: 'good', failed: 'bad' } as const;

/** The delivery state of a mail, with its error. */
export function StateCell({ mail: { state, error, readable } }: { readonly mail: OutboxMail }) {
  const { mail: texts } = useTexts();
  // The content is lost or useless, so the mail cannot be read.
  const isLost = error?.code === 'content_lost' || error?.code === 'link_expired';
  return (
    <div className="mail-state">
      <Pill tone={tones[state]}>{texts.states[state]}</Pill>
      {state !== 'sent' && error !== null && (
        <span className="mail-small">
          <MailErrorText error={error} />
        </span>
      )}
      {state !== 'sent' && !readable && !isLost && <span className="mail-small">{texts.notYours}</span>}
    </div>
  );
}
