import { useEffect } from 'react';
import { useEditor } from '../../editor/editorContext.ts';
import { type Builder, chosenIds } from './useBuilder.ts';

/** Copies and pastes fields by the keys of the system, unless a text or a dialog has the focus. */
export function useClipboard({ copy, paste }: Builder): void {
  const editor = useEditor();
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const chosen = chosenIds(editor);
      if (isText() || chosen.length === 0) return;
      event.preventDefault();
      copy(chosen, event.type === 'cut');
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isText()) return;
      event.preventDefault();
      void paste(event.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor, copy, paste]);
}

function isText(): boolean {
  return (
    document.activeElement?.matches('input,textarea,select,[contenteditable]') === true ||
    getSelection()?.isCollapsed === false ||
    document.querySelector('[role=dialog]') !== null
  );
}
