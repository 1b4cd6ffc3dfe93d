import { useEffect } from 'react';
import { isApple } from '#ui/keys/isApple.ts';
import type { Editor } from './editor.ts';

/**
 * Undo and redo by key wherever the focus is, also in text boxes: a form has one history, and the browser's own would undo
 * what a box shows but not the draft.
 */
export function useUndoKeys(editor: Editor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = undoStep(event, isApple());
      if (step === undefined || event.defaultPrevented) return;
      event.preventDefault();
      editor[step]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [editor]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+Z and Shift+Ctrl+Z, with Cmd on Apple devices; Ctrl+Y elsewhere. */
export function undoStep(
  { key, ctrlKey, metaKey, shiftKey, altKey }: Pressed,
  isOnApple: boolean,
): 'undo' | 'redo' | undefined {
  if (altKey || (isOnApple ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey && !isOnApple ? 'redo' : undefined;
}
