import { Pill } from '../../../../ui/pill/pill.tsx';
import { Time } from '../../../../ui/time/time.tsx';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';
import { MailErrorText } from '../../mail/mailErrorText.tsx';

interface RunMailsProps {
  readonly organization: string;
  readonly form: string;
  readonly run: string;
}

const tones = { waiting: 'accent', sent: 'good', failed: 'bad' } as const;

/** How the mails of a run fare: they leave after the run is done. */
export function RunMails(params: RunMailsProps) {
  const { trial: texts } = useWorkflowTexts();
  const { data } = useRouteQuery('runMails', { ...params });
  if (data === undefined || data.mails.length === 0) return null;
  return (
    <section aria-label={texts.mails} className="run-attempt">
      <h3 className="run-attempt__head">{texts.mails}</h3>
      <ul className="run-list">
        {data.mails.map(({ recipient, state, sent_at, error }) => (
          <li key={recipient} className="run-list__item">
            <Pill tone={tones[state]}>{texts.mailStates[state]}</Pill>
            <span className="run-mail__to">{recipient}</span>
            {sent_at !== null && <Time value={sent_at} />}
            {error !== null && (
              <span className="run-attempt__error">
                <MailErrorText error={error} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
