import type { FormDefinition } from '#form/definition/document.ts';
import type { NewIds } from '#form/edit/merge/renumber.ts';
import type { Selection } from './editor.ts';

/** A selection in a merged draft: with the new ids, and without what somebody else has deleted. */
export function keptSelection(selection: Selection, ids: NewIds, draft: FormDefinition): Selection {
  return remaining(renumbered(selection, ids), draft);
}

function renumbered(selection: Selection, { fields, pages }: NewIds): Selection {
  if (selection.kind === 'fields')
    return { kind: 'fields', fields: selection.fields.map((id) => fields.get(id) ?? id) };
  return selection.kind === 'page'
    ? { kind: 'page', page: pages.get(selection.page) ?? selection.page }
    : selection;
}

function remaining(selection: Selection, { pages }: FormDefinition): Selection {
  if (selection.kind === 'page')
    return pages.some(({ id }) => id === selection.page) ? selection : { kind: 'form' };
  if (selection.kind !== 'fields') return selection;
  const ids = new Set(pages.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const fields = selection.fields.filter((id) => ids.has(id));
  if (fields.length === selection.fields.length) return selection;
  return fields.length === 0 ? { kind: 'form' } : { kind: 'fields', fields };
}
