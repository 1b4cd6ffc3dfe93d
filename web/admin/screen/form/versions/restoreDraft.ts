import type { FormDefinition } from '#form/definition/document.ts';
import { same } from '#form/edit/diff/same.ts';
import type { Editor } from '../editor/editor.ts';

/** Returns false, and does nothing, if the draft was changed after it was restored. */
export type UndoRestore = () => boolean;

/**
 * Puts another definition into the draft. Returns the way back to the draft before; undefined if the two are equal, so
 * that there is nothing to undo.
 */
export function restoreDraft(editor: Editor, definition: FormDefinition): UndoRestore | undefined {
  const before = editor.state().draft;
  editor.change(() => definition, { selection: { kind: 'form' } });
  const restored = editor.state().draft;
  if (restored === before) return undefined;
  return () => {
    if (!same(editor.state().draft, restored)) return false;
    // Not `editor.undo`: steps that cancel each other may have been added to the history.
    editor.change(() => before);
    return true;
  };
}
