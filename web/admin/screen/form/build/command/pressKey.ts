import type { PressedKey } from '#contract/canvas/messages.ts';
import type { Editor } from '../../editor/editor.ts';
import { selectAll, selectNeighbour } from './selecting.ts';
import { type Builder, chosenIds } from './useBuilder.ts';

/** Runs the builder's command for a key; whether there is one. The same keys work in the canvas and in the outline. */
export function pressKey(editor: Editor, builder: Builder, { key, ctrl, shift, alt }: PressedKey): boolean {
  const chosen = chosenIds(editor);
  const { selection } = editor.state();
  const letter = key.toLowerCase();
  if (ctrl) {
    if (letter === 'z') shift ? editor.redo() : editor.undo();
    else if (letter === 'y') editor.redo();
    else if (letter === 'd') builder.duplicate(chosen);
    else if (letter === 'a') selectAll(editor);
    else return false;
    return true;
  }
  if (alt) {
    const step = ({ ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' } as const)[key];
    if (step === undefined) return false;
    if (selection.kind === 'page') movePageBy(editor, builder, selection.page, step);
    else builder.step(chosen, step);
    return true;
  }
  if (key === 'Delete' || key === 'Backspace') {
    if (selection.kind === 'page') builder.deletePage(selection.page);
    else builder.remove(chosen);
  } else if (key === 'Escape') editor.select({ kind: 'form' });
  else if (key === 'ArrowDown' || key === 'ArrowUp')
    selectNeighbour(editor, key === 'ArrowDown' ? 1 : -1, shift);
  else return false;
  return true;
}

function movePageBy(editor: Editor, builder: Builder, page: string, step: 'up' | 'down' | 'first' | 'last') {
  const { pages } = editor.state().draft;
  const at = pages.findIndex(({ id }) => id === page);
  builder.movePage(page, { up: at - 1, down: at + 1, first: 0, last: pages.length - 1 }[step]);
}
