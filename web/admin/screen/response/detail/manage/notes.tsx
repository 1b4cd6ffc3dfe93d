import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { QueryStatus } from '#admin/status/queryStatus.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { ResponseNote } from '#contract/app/response/changes.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Time } from '#ui/time/time.tsx';
import { useResponseParams } from '../useResponse.ts';
import { NoteForm } from './noteForm.tsx';

interface NotesProps {
  readonly form: string;
  readonly id: number;
}

/** Notes of the people who work with a response. */
export function Notes({ form, id }: NotesProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const heading = useId();
  const params = useResponseParams(form, id);
  const query = useRouteQuery('responseNotes', params);
  const add = useRouteMutation('addNote', { invalidates: ['responseNotes'] });
  const [isWriting, setWriting] = useState(false);
  const notes = query.data?.notes ?? [];
  return (
    <section className="response-notes" aria-labelledby={heading}>
      <h3 id={heading} className="response-section-title">
        {texts.notes}
      </h3>
      {query.data === undefined && <QueryStatus query={query} />}
      {notes.length > 0 && (
        <ul className="response-note-list">
          {notes.map((note) => (
            <Note key={note.id} form={form} id={id} note={note} />
          ))}
        </ul>
      )}
      {isWriting ? (
        <NoteForm
          about={texts.notesAbout}
          save={async (text) => {
            await add.mutateAsync({ params, body: { text } });
            setWriting(false);
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <Button size="small" className="response-add-note" onClick={() => setWriting(true)}>
          {texts.addNote}
        </Button>
      )}
    </section>
  );
}

function Note({ form, id, note }: NotesProps & { readonly note: ResponseNote }) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const problemText = useProblemText();
  const params = { ...useResponseParams(form, id), note: note.id };
  const change = useRouteMutation('changeNote', { invalidates: ['responseNotes'] });
  const remove = useRouteMutation('deleteNote', { invalidates: ['responseNotes'] });
  const [isEditing, setEditing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="response-note">
      <div className="response-note-head">
        <strong>{note.author?.name ?? texts.formerMember}</strong>
        <Time value={note.created_at} format="dateTime" />
        {note.updated_at !== note.created_at && <span>{texts.noteEdited}</span>}
        <span className="response-note-tools">
          {note.may_change && !isEditing && (
            <IconButton icon={Pencil} size="small" label={texts.editNote} onClick={() => setEditing(true)} />
          )}
          {note.may_delete && (
            <IconButton icon={Trash2} size="small" label={texts.deleteNote} onClick={() => setAsked(true)} />
          )}
        </span>
      </div>
      {isEditing ? (
        <NoteForm
          text={note.text}
          save={async (text) => {
            await change.mutateAsync({ params, body: { text } });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className="answer-text">{note.text}</p>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.deleteNoteTitle}
        description={texts.deleteNoteAbout}
        confirmLabel={texts.deleteNote}
        cancelLabel={common.cancel}
        busy={remove.isPending}
        error={remove.error === null ? undefined : problemText(remove.error)}
        onConfirm={() =>
          void remove.mutateAsync({ params }).then(
            () => setAsked(false),
            () => undefined,
          )
        }
      />
    </li>
  );
}
