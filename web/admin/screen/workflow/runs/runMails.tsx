import { useQuery } from '@tanstack/react-query';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useStart } from '#admin/session/useStart.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import { MailErrorText } from '../../mail/mailErrorText.tsx';
import { NoMailServer } from '../list/mailNotice.tsx';

interface RunMailsProps {
  readonly organization: string;
  readonly form: string;
  readonly run: string;
}

/** How often mails are asked for that are on their way. */
const interval = 3_000;
const tones = { waiting: 'accent', sent: 'good', failed: 'bad' } as const;

/** How the mails of a run fare: they leave after the run is done. */
export function RunMails(params: RunMailsProps) {
  const { trial: texts } = useLazyTexts(workflowTexts);
  const { mail: canSend } = useStart();
  const { data } = useQuery({
    ...routeQueryOptions('runMails', { ...params }),
    refetchInterval: ({ state }) =>
      canSend && state.data?.mails.some((mail) => mail.state === 'waiting') ? interval : false,
  });
  if (data === undefined || data.mails.length === 0) return null;
  const waits = !canSend && data.mails.some(({ state }) => state === 'waiting');
  return (
    <section aria-label={texts.mails} className="run-attempt">
      <h3 className="run-attempt-head">{texts.mails}</h3>
      {waits && <NoMailServer />}
      <ul className="run-list">
        {data.mails.map(({ recipient, state, sent_at, error }) => (
          <li key={recipient} className="run-list-item">
            {/* The notice says it of those that wait. */}
            {(state !== 'waiting' || canSend) && <Pill tone={tones[state]}>{texts.mailStates[state]}</Pill>}
            <span className="run-mail-to">{recipient}</span>
            {sent_at !== null && <Time value={sent_at} />}
            {error !== null && (
              <span className="run-attempt-error">
                <MailErrorText error={error} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
