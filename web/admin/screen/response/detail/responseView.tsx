import './responseView.css';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import './responsePrint.css';
import { Link } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Answers } from './answers.tsx';
import { Facts } from './facts.tsx';
import { History } from './manage/history.tsx';
import { Notes } from './manage/notes.tsx';
import { Quarantine } from './manage/quarantine.tsx';
import { Tags } from './manage/tags.tsx';
import { useResponseActions } from './manage/useResponseActions.tsx';
import { WorkflowRuns } from './manage/workflowRuns.tsx';
import type { Neighbours } from './neighbours.ts';
import { PrintedHead } from './printedHead.tsx';
import { ResponseToolbar } from './responseToolbar.tsx';
import { useNeighbours } from './useNeighbours.ts';
import { useResponse } from './useResponse.ts';
import { useResponseKeys } from './useResponseKeys.ts';

interface ResponseViewProps {
  readonly form: string;
  readonly response: number;
  /** Those of the table; otherwise the service is asked. */
  readonly neighbours?: Neighbours | undefined;
  readonly onOpen: (response: number) => void;
  /** Responses that changed or are gone. */
  readonly onChanged?: ((responses: readonly number[]) => void) | undefined;
  /** On its own page rather than beside the table. */
  readonly isAlone?: boolean | undefined;
  /** The response is gone and there is none beside it. */
  readonly onGone: () => void;
  /** The last button of the toolbar. */
  readonly close?: ReactNode;
}

const tones = { live: 'good', test: 'neutral', spam: 'warn', partial: 'neutral' } as const;

/** A response with everything that can be done with it, beside the table or on its own page. */
export function ResponseView(props: ResponseViewProps) {
  const { form, response: id, isAlone = false, onOpen, onGone, onChanged, close } = props;
  const { detail: texts } = useLazyTexts(manageTexts);
  const heading = useId();
  const found = useResponse(form, id);
  const neighbours = useNeighbours(props, found.data);
  useResponseKeys(id, neighbours, onOpen);
  const leave = () => {
    const beside = neighbours?.next ?? neighbours?.previous;
    if (beside == null) onGone();
    else onOpen(beside);
  };
  // Also when it was there before: nobody should work on with a response that is gone.
  const isGone = isNotFound(found.error);
  const data = isGone ? undefined : found.data;
  const actions = useResponseActions({ form, id, detail: data, onOpen, leave, onChanged });
  const number = data?.response.number;
  return (
    <article className="response" aria-labelledby={heading}>
      <header className="response-head">
        <h2 id={heading} className="response-title" tabIndex={-1}>
          {number == null ? texts.loadingTitle : texts.title(number)}
        </h2>
        {data !== undefined && (
          <Pill tone={tones[data.response.tab]}>{texts.tabs[data.response.tab] ?? data.response.tab}</Pill>
        )}
        <ResponseToolbar
          form={form}
          id={id}
          detail={data}
          neighbours={neighbours}
          actions={actions}
          isAlone={isAlone}
          onOpen={onOpen}
          close={close}
        />
      </header>
      {isGone && <Gone form={form} isAlone={isAlone} />}
      {data === undefined && !isGone && <QueryStatus query={found} />}
      {data !== undefined && (
        <div className="response-body" key={id}>
          <PrintedHead number={data.response.number} />
          <Quarantine detail={data} actions={actions} />
          <Facts detail={data} />
          {isKept(data.response.tab) && (
            <Tags form={form} id={id} tags={data.response.tags} onChanged={onChanged} />
          )}
          <Answers form={form} detail={data} onChanged={onChanged} />
          {isKept(data.response.tab) && (
            <>
              <Notes form={form} id={id} />
              <History form={form} detail={data} />
              <WorkflowRuns form={form} id={id} />
            </>
          )}
        </div>
      )}
      {actions.dialogs}
    </article>
  );
}

/** Quarantined and unsent responses get another id later, and no notes before. */
function isKept(tab: string): boolean {
  return tab === 'live' || tab === 'test';
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

function Gone({ form, isAlone }: { readonly form: string; readonly isAlone: boolean }) {
  const { detail } = useLazyTexts(manageTexts);
  const { id: organization } = useOrganization();
  return (
    <EmptyState
      icon={FileQuestion}
      headingLevel={3}
      title={detail.goneTitle}
      text={detail.gone}
      action={
        isAlone ? (
          <Link to="/app/o/$organization/f/$form/responses" params={{ organization, form }}>
            {detail.allResponses}
          </Link>
        ) : undefined
      }
    />
  );
}
