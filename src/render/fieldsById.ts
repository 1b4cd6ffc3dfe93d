import type { Field, FormDefinition } from '#form/definition/document.ts';

/** The fields of a document. Of several with one id the first is meant, as where answers are read. */
export function fieldsById({ pages }: Pick<FormDefinition, 'pages'>): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of pages.flatMap((page) => page.fields)) {
    if (!fields.has(field.id)) fields.set(field.id, field);
  }
  return fields;
}
