import type { FormDefinition } from '#form/definition/document.ts';
import type { Editor } from '../../editor/editor.ts';

/** Works while the draft is another one, and puts it back afterwards, also after a failure and with what was typed meanwhile. */
export async function withOtherDraft(
  editor: Editor,
  other: FormDefinition,
  work: () => Promise<unknown>,
): Promise<void> {
  const kept = editor.state().draft;
  editor.change(() => other);
  const shown = editor.state().draft;
  try {
    await work();
  } finally {
    if (editor.state().draft !== shown) editor.change(() => kept, { from: other });
    else if (shown !== kept) editor.undo();
  }
}
