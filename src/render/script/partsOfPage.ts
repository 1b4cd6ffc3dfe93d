import type { FormDefinition } from '#form/definition/document.ts';
import { kindOf } from '#form/definition/kindOf.ts';
import type { FieldType } from '#form/value/kinds.ts';

/** The file of `web/page/part/` that a type needs; other types need none. */
const partOfType: Partial<Record<FieldType, string>> = {
  multiple_choice: 'choice',
  dropdown: 'choice',
  rating: 'scale',
  nps: 'scale',
  slider: 'slider',
  date: 'day',
  time: 'day',
  phone: 'phone',
  address: 'address',
  table_entry: 'table',
  file_upload: 'file',
  calendly: 'link',
  credit_card: 'payment',
};

/** Every part that a page can need. */
export const everyPart: readonly string[] = [
  ...new Set([...Object.values(partOfType), 'signature', 'pattern', 'logic', 'question', 'formula']),
];

/** The parts of the page's script that a form needs. `fills` tells that texts on the page depend on answers. */
export function partsOfPage(definition: FormDefinition, fills: boolean): string[] {
  const parts = new Set<string>();
  const fields = definition.pages.flatMap((page) => page.fields);
  for (const field of fields) {
    const part =
      kindOf(field) === 'signature'
        ? 'signature'
        : (partOfType as Record<string, string | undefined>)[field.type];
    if (part !== undefined) parts.add(part);
  }
  if (fields.some((field) => 'pattern' in field && field.pattern !== undefined)) parts.add('pattern');
  if ((definition.logic ?? []).length > 0) parts.add('logic');
  if (definition.display === 'one_question') parts.add('question');
  if (fills || usesFormulas(definition)) parts.add('formula');
  return [...parts];
}

function usesFormulas({ pages, logic = [] }: FormDefinition): boolean {
  // Conditions nest, and so do their formulas: any property of this name is one.
  return JSON.stringify([pages, logic]).includes('"formula":');
}
