import type { Field, FormDefinition } from '../../definition/document.ts';
import { renameInFormula, renameInText } from './rename.ts';

/** Settings that hold formulas rather than texts with formulas in brackets. */
const formulas = new Set(['formula']);
/** Settings that are neither: words that answers and programs use, and the place in the list of an import. */
const untouched = new Set(['id', 'key', 'type', 'value', 'position', 'source', 'pattern', 'url']);

/** Copies of fields with new ids. References among them lead to the copies; others stay as they are. */
export function copyFields(draft: FormDefinition, fields: readonly Field[], newId: () => string): Field[] {
  const ids = new Map(fields.map(({ id }) => [id, newId()]));
  const taken = new Set(draft.pages.flatMap((page) => page.fields.map(({ key }) => key)));
  return fields.map((field) => {
    const { position: _, key, ...rest } = renamed(field, ids) as Field;
    const id = ids.get(field.id) ?? field.id;
    // A key is unique in a form.
    return { ...rest, id, ...(key === undefined || taken.has(key) ? {} : { key }) } as Field;
  });
}

function renamed(value: unknown, ids: ReadonlyMap<string, string>, name = ''): unknown {
  if (typeof value === 'string') {
    if (untouched.has(name)) return value;
    return formulas.has(name) ? renameInFormula(value, ids) : renameInText(value, ids);
  }
  if (Array.isArray(value)) return value.map((each) => renamed(each, ids, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, ids, key)]));
}
