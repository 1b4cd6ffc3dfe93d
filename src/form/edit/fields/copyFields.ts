import type { Field, FormDefinition } from '../../definition/document.ts';
import { renameFields } from '../../definition/renameFields.ts';

/** Copies of fields with new ids. References among them lead to the copies; others stay as they are. */
export function copyFields(draft: FormDefinition, fields: readonly Field[], newId: () => string): Field[] {
  const ids = new Map(fields.map(({ id }) => [id, newId()]));
  const taken = new Set(draft.pages.flatMap((page) => page.fields.map(({ key }) => key)));
  return fields.map((field) => {
    const { position: _, key, ...rest } = renameFields(field, ids) as Field;
    const id = ids.get(field.id) ?? field.id;
    // A key is unique in a form.
    return { ...rest, id, ...(key === undefined || taken.has(key) ? {} : { key }) } as Field;
  });
}
