import type { Field, FormDefinition } from '#form/definition/document.ts';

/** The fields of a document by id. The first of several with one id wins, as when answers are parsed. */
export function fieldsById({ pages }: Pick<FormDefinition, 'pages'>): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of pages.flatMap((page) => page.fields)) {
    if (!fields.has(field.id)) fields.set(field.id, field);
  }
  return fields;
}
