import './answerEditor.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { answerAdapterOf } from '#admin/fieldType/answerAdapters.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { Field } from '#form/definition/document.ts';
import type { KnownField } from '#form/type/declarations.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useRefreshResponses, useResponseParams } from '../useResponse.ts';
import { type AnswerDraft, draftWith } from './answerDraft.ts';
import { type RefusedAnswer, refusedAnswers } from './refusedAnswers.ts';

interface AnswerEditorProps {
  readonly form: string;
  readonly detail: AnswerOf<'response'>;
  readonly field: Field;
  readonly label: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits one answer. The service validates it with all rules of the form. */
export function AnswerEditor(props: AnswerEditorProps) {
  const params = useResponseParams(props.form, props.detail.response.id);
  // Never from the cache: the answers carry the moment that an edit must name.
  const query = useQuery({ ...routeQueryOptions('responseAnswers', params), staleTime: 0, gcTime: 0 });
  if (query.data === undefined) return <QueryStatus query={query} />;
  return <Editor {...props} stored={query.data} onStale={async () => void (await query.refetch())} />;
}

interface EditorProps extends AnswerEditorProps {
  readonly stored: AnswerOf<'responseAnswers'>;
  /** Reads the current answers. */
  readonly onStale: () => Promise<void>;
}

function Editor(props: EditorProps) {
  const { form, detail, field, label, onClose } = props;
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const problemText = useProblemText();
  const params = useResponseParams(form, detail.response.id);
  const Control = answerAdapterOf(field.type)?.Control;
  const { value, change, save, isStale, isPending, error } = useAnswerDraft(props);
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first =
      frame.current?.querySelector<HTMLElement>('input:checked') ??
      frame.current?.querySelector<HTMLElement>('input, textarea, select, button');
    first?.focus();
  }, []);
  const [isSending, setSending] = useState(false);
  const whyNot = useId();
  const refused = refusedAnswers(error);
  const here = refused.find(({ id }) => id === field.id);
  return (
    <form
      ref={frame}
      className="answer-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isSending) void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {isStale && (
        <Notice tone="warn" announce>
          {texts.changedElsewhere}
        </Notice>
      )}
      {Control !== undefined && (
        <Control
          // Only fields of the known types can be edited.
          field={field as KnownField}
          value={value}
          onChange={change}
          onBusy={setSending}
          label={label}
          error={here?.message}
          files={detail.files.filter((file) => file.field_id === field.id)}
          params={params}
        />
      )}
      <Problem>{otherProblem()}</Problem>
      <p id={whyNot} className="answer-editor-wait" role="status">
        {isSending ? texts.saveAfterSending : ''}
      </p>
      <div className="answer-editor-actions">
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={isPending}
          idle={isSending}
          aria-describedby={isSending ? whyNot : undefined}
        >
          {common.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );

  /** A rule may make the answers of other fields wrong or missing. */
  function otherProblem(): string | undefined {
    if (error === null || isOutdated(error)) return undefined;
    const elsewhere = refused.filter(({ id }) => id !== field.id);
    if (elsewhere.length > 0) return elsewhere.map(describe).join(' ');
    return refused.length > 0 ? undefined : problemText(error);
  }

  function describe({ id, message }: RefusedAnswer): string {
    const other = detail.pages.flatMap(({ fields }) => fields).find((each) => each.id === id);
    return texts.refusedElsewhere(other?.label || id, message);
  }
}

/** The answer as it is typed, until it is saved. */
function useAnswerDraft({ form, detail, field, stored, onStale, onClose, onSaved }: EditorProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const problemText = useProblemText();
  const toast = useToast();
  const params = useResponseParams(form, detail.response.id);
  const refresh = useRefreshResponses();
  const { mutateAsync, isPending, error } = useRouteMutation('editResponse');
  const [draft, setDraft] = useState<AnswerDraft>();
  const [isStale, setStale] = useState(false);
  const value = draft === undefined ? (stored.answers[field.id] ?? null) : draft.value;
  const change = (next: unknown) => setDraft((before) => draftWith(before, next, stored.updated_at));
  const about = `edit-${detail.response.id}`;
  /** Writes the answers from before, unless the response was changed since. */
  const undo = async (updatedAt: string, answers: Answers) => {
    try {
      await mutateAsync({ params, body: { updated_at: updatedAt, answers } });
      await refresh();
      toast({ about, title: texts.answerRestored, tone: 'good' });
      onSaved();
    } catch (failure) {
      toast({ about, title: problemText(failure), tone: 'bad' });
    }
  };
  const save = async () => {
    setStale(false);
    try {
      const { changed, updated_at } = await mutateAsync({
        params,
        body: { updated_at: draft?.base ?? stored.updated_at, answers: { [field.id]: value } },
      });
      await refresh();
      const before = answersBefore({ detail, field, stored }, changed, value);
      const others = changed.filter((id) => id !== field.id).length;
      toast({
        about,
        title: texts.answerSaved,
        description: others === 0 ? undefined : texts.alsoChanged(others),
        tone: 'good',
        action: before && { label: common.undo, onPress: () => void undo(updated_at, before) },
      });
      onSaved();
      onClose();
    } catch (failure) {
      if (!isOutdated(failure)) return;
      await onStale();
      setDraft(undefined);
      setStale(true);
    }
  };
  return { value, change, save, isStale, isPending, error };
}

type Answers = Readonly<Record<string, unknown>>;

/** The answers that an edit replaced, also in questions that it hid; undefined where files went with it, which are gone. */
function answersBefore(
  { detail, field, stored }: Pick<EditorProps, 'detail' | 'field' | 'stored'>,
  changed: readonly string[],
  value: unknown,
): Answers | undefined {
  const asked = detail.pages.flatMap(({ fields }) => fields);
  const losesFiles = (id: string) => {
    const [before, after] = [stored.answers[id], id === field.id ? value : []];
    const isFile = asked.some((each) => each.id === id && each.type === 'file_upload');
    return (
      isFile &&
      Array.isArray(before) &&
      before.some((file) => !(Array.isArray(after) && after.includes(file)))
    );
  };
  const ids = changed.filter((id) => stored.editable.includes(id));
  if (ids.length === 0 || ids.some(losesFiles)) return undefined;
  return Object.fromEntries(ids.map((id) => [id, stored.answers[id] ?? null]));
}

/** Whether somebody else has changed the response since it was read. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'response_changed';
}
