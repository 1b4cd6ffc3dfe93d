import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { ResponseHistoryEntry } from '#contract/app/response/changes.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Field } from '#form/definition/document.ts';
import { Fold } from '#ui/fold/fold.tsx';
import { Time } from '#ui/time/time.tsx';
import { AnswerView } from '../answer/answerView.tsx';
import { useResponseParams } from '../useResponse.ts';

interface HistoryProps {
  readonly form: string;
  readonly detail: AnswerOf<'response'>;
}

/** Who changed what and when, with the old values. */
export function History({ form, detail }: HistoryProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  // Most people look at it only where something was edited.
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? detail.response.updated_at !== detail.response.created_at;
  const params = useResponseParams(form, detail.response.id);
  const query = useQuery({ ...routeQueryOptions('responseHistory', params), enabled: isOpen });
  return (
    <section className="response-history">
      <Fold
        title={<h3 className="response-section-title">{texts.history}</h3>}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {isOpen && query.data === undefined && <QueryStatus query={query} />}
        <ol className="response-events">
          {query.data?.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a history never move
            <Entry key={index} entry={entry} detail={detail} />
          ))}
        </ol>
      </Fold>
    </section>
  );
}

function Entry({
  entry,
  detail,
}: {
  readonly entry: ResponseHistoryEntry;
  readonly detail: AnswerOf<'response'>;
}) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const fields = detail.pages.flatMap((page) => page.fields);
  const { by } = entry;
  const who = by === null ? texts.by.visitor : by.name !== '' ? by.name : texts.by[by.kind];
  return (
    <li className="response-event">
      <p className="response-event-head">
        <strong>{texts.historyKinds[entry.kind] ?? entry.kind}</strong>
        {entry.tag !== undefined && (
          <span className="response-event-tag" dir="auto">
            {entry.tag}
          </span>
        )}
        {entry.kind !== 'received' && who !== undefined && <span>{texts.byWhom(who)}</span>}
        <Time value={entry.at} format="dateTime" />
      </p>
      {entry.changes.map((change) => {
        const asked = fields.find(({ id }) => id === change.field);
        const field = asked?.field as Field | undefined;
        return (
          <div key={change.field} className="response-change">
            <p className="response-change-label">{asked?.label || change.field}</p>
            <dl className="response-change-values">
              <dt>{texts.before}</dt>
              <dd className="response-change-old">
                <Value field={field} value={change.old} detail={detail} />
              </dd>
              <dt>{texts.after}</dt>
              <dd>
                <Value field={field} value={change.new} detail={detail} />
              </dd>
            </dl>
          </div>
        );
      })}
    </li>
  );
}

interface ValueProps {
  readonly field: Field | undefined;
  readonly value: unknown;
  readonly detail: AnswerOf<'response'>;
}

function Value({ field, value, detail }: ValueProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  if (value === null || value === undefined) return <span className="response-none">{texts.noAnswer}</span>;
  return <AnswerView field={field} value={value} files={detail.files} currency={detail.currency} />;
}
