import type { FormDefinition } from '#form/definition/document.ts';
import { kindOf } from '#form/definition/kindOf.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import { adapterOf } from '../field/adapters.ts';

/** Every part that a page can need. */
export const everyPart: readonly string[] = [
  ...new Set([
    ...fieldTypes.flatMap((type) => adapterOf({ type }).part ?? []),
    'signature',
    'pattern',
    'logic',
    'question',
    'formula',
  ]),
];

/** The parts of the page's script that a form needs. `fills` tells that texts on the page depend on answers. */
export function partsOfPage(definition: FormDefinition, fills: boolean): string[] {
  const parts = new Set<string>();
  const fields = definition.pages.flatMap((page) => page.fields);
  for (const field of fields) {
    if (!isKnownField(field)) continue;
    const part = kindOf(field) === 'signature' ? 'signature' : adapterOf(field).part;
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
