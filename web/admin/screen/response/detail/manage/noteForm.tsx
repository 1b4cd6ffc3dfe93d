import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { noteLength } from '#contract/app/response/limits.ts';
import { Button } from '#ui/button/button.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Row } from '#ui/row/row.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';

interface NoteFormProps {
  readonly text?: string | undefined;
  readonly about?: ReactNode;
  readonly save: (text: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Writes a note; Ctrl or Cmd with Enter saves it. */
export function NoteForm({ text = '', about, save, onCancel }: NoteFormProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const problemText = useProblemText();
  const [typed, setTyped] = useState(text);
  const [state, setState] = useState<{ readonly isSaving: boolean; readonly error?: unknown }>({
    isSaving: false,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = async () => {
    if (typed.trim() === '' || state.isSaving) return;
    setState({ isSaving: true });
    try {
      await save(typed.trim());
    } catch (error) {
      setState({ isSaving: false, error });
    }
  };
  return (
    <form
      ref={form}
      className="response-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        else if (event.key === 'Escape') {
          // The panel stays open.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }
      }}
    >
      <TextArea
        label={texts.noteLabel}
        description={about}
        rows={3}
        maxLength={noteLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem>{state.error === undefined ? undefined : problemText(state.error)}</Problem>
      <Row>
        <Button type="submit" size="small" variant="primary" busy={state.isSaving} idle={typed.trim() === ''}>
          {texts.saveNote}
        </Button>
        <Button size="small" onClick={onCancel}>
          {common.cancel}
        </Button>
      </Row>
    </form>
  );
}
