import { fieldIds } from '#form/edit/fields/position.ts';
import type { Editor } from '../../editor/editor.ts';
import { chosenIds } from './useBuilder.ts';

export type HowSelected = 'one' | 'toggle' | 'range';

/** Selects a field as a click does: alone, in addition, or all from the first selected one to it. */
export function selectField(editor: Editor, id: string, how: HowSelected): void {
  const chosen = chosenIds(editor);
  if (how === 'toggle') {
    const fields = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    editor.select(fields.length === 0 ? { kind: 'form' } : { kind: 'fields', fields });
    return;
  }
  const [first] = chosen;
  if (how === 'range' && first !== undefined) {
    const all = fieldIds(editor.state().draft);
    const [from, to] = [all.indexOf(first), all.indexOf(id)];
    const between = from <= to ? all.slice(from, to + 1) : all.slice(to, from + 1).reverse();
    if (from !== -1 && to !== -1) {
      editor.select({ kind: 'fields', fields: between });
      return;
    }
  }
  editor.select({ kind: 'fields', fields: [id] });
}

/** Selects the field before or after the selection; with `extend` the selection grows. */
export function selectNeighbour(editor: Editor, way: -1 | 1, extend: boolean): string | undefined {
  const all = fieldIds(editor.state().draft);
  const last = chosenIds(editor).at(-1);
  const at = last === undefined ? (way === 1 ? -1 : all.length) : all.indexOf(last);
  const next = all[at + way];
  if (next === undefined) return undefined;
  selectField(editor, next, extend ? 'range' : 'one');
  return next;
}

export function selectAll(editor: Editor): void {
  const fields = fieldIds(editor.state().draft);
  if (fields.length > 0) editor.select({ kind: 'fields', fields });
}
