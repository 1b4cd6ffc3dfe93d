import './exchange.css';
import { useState } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { RunExchange } from '#contract/app/workflow/runs.ts';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { Fold } from '#ui/fold/fold.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import type { Delivery } from './deliveryOf.ts';
import { prettyBody } from './prettyBody.ts';

interface ExchangeViewProps {
  readonly exchange: RunExchange;
  readonly delivery: Delivery;
}

/** A request and its answer side by side. */
export function ExchangeView({ exchange: { request, answer }, delivery }: ExchangeViewProps) {
  const { trial: texts, runs } = useLazyTexts(workflowTexts);
  const isUnsent = delivery === 'unsent';
  return (
    <div className="exchange">
      <div className="exchange-side">
        <p className="exchange-title">{isUnsent ? texts.requestNotSent : texts.request}</p>
        <p className="exchange-line">
          <Pill>{request.method}</Pill> <code>{request.url}</code>
        </p>
        {request.repeated === true && <p className="exchange-none">{texts.sentTwice}</p>}
        <Message headers={request.headers} body={request.body} label={texts.request} />
      </div>
      <div className="exchange-side">
        <p className="exchange-title">{texts.answer}</p>
        {answer === null ? (
          <p className="exchange-none">{isUnsent ? runs.noExchange : texts.noAnswer}</p>
        ) : (
          <>
            <p className="exchange-line">
              <Pill tone={answer.status >= 200 && answer.status < 300 ? 'good' : 'bad'}>
                {texts.status(answer.status)}
              </Pill>
            </p>
            <Message headers={answer.headers} body={answer.body} label={texts.answer} />
          </>
        )}
      </div>
    </div>
  );
}

interface MessageProps {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly label: string;
}

function Message({ headers, body, label }: MessageProps) {
  const { trial: texts } = useLazyTexts(workflowTexts);
  const copyLabels = useCopyLabels();
  const [isOpen, setOpen] = useState(false);
  const lines = Object.entries(headers);
  return (
    <>
      {lines.length > 0 && (
        <Fold title={texts.headers} open={isOpen} onOpenChange={setOpen}>
          <dl className="exchange-headers">
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {body === '' ? (
        <p className="exchange-none">{texts.emptyBody}</p>
      ) : (
        <CodeBlock label={`${label}: ${texts.body}`} code={prettyBody(body)} whole={body} {...copyLabels} />
      )}
    </>
  );
}
