import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Editor, EditorState } from './editor.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor of the form in the URL. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('no form is being edited here');
  return editor;
}

/**
 * A part of the editor's state. `select` returns a part of the state itself, not a new object, or the component renders
 * without end.
 */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
}

export function useDraft(): FormDefinition {
  return useEditorState(({ draft }) => draft);
}
