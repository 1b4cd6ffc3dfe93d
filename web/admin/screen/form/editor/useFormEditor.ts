import { useEffect, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useStart } from '#admin/session/useStart.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { connectEditor } from './connect/connectEditor.ts';
import { DraftEditor, type ServerDraft } from './draftEditor.ts';
import type { Editor } from './editor.ts';
import { useUndoKeys } from './useUndoKeys.ts';

/** The editor of a form, connected to the server as long as its place is open. */
export function useFormEditor(organization: string, form: FormDocument): Editor {
  const user = useStart().user?.id ?? '';
  const params = { organization, form: form.id };
  const [editor] = useState(
    () =>
      new DraftEditor({
        ...serverDraft(form),
        save: async (definition, revision) =>
          (await callRoute('saveDraft', { params, body: { revision, definition } })).revision,
        load: async () => serverDraft(await callRoute('form', { params })),
      }),
  );
  useEffect(
    () => connectEditor(editor, { organization, form: form.id, user }),
    [editor, organization, form.id, user],
  );
  useUndoKeys(editor);
  return editor;
}

function serverDraft({ definition, revision, last_field_number }: FormDocument): ServerDraft {
  // The server only stores documents of the form language.
  return { draft: definition as FormDefinition, revision, lastFieldNumber: last_field_number };
}
