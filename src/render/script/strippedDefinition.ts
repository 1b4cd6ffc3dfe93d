import type { Field, FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';

/**
 * What the page's script needs of a form to decide as the server does: no texts that stand on the page already, no
 * pictures, no other languages. What decides about answers stays as it is.
 */
export function strippedDefinition({ format, pages, logic }: FormDefinition): FormDefinition {
  return {
    format,
    pages: pages.map(({ id, fields }) => ({ id, label: '', fields: fields.map(strippedField) })),
    ...(logic === undefined
      ? {}
      : {
          logic: logic.map((rule) => ({
            ...rule,
            do: rule.do.map((action) =>
              action.action === 'end' ? { action: action.action, after: action.after } : action,
            ),
          })),
        }),
  };
}

const shownOnly = new Set(['description', 'placeholder', 'width', 'low_label', 'high_label', 'purpose']);

function strippedField(field: Field): Field {
  if (!isKnownField(field)) return { id: field.id, type: field.type, label: '' };
  const kept = { ...field, label: '' };
  for (const key of Object.keys(kept)) if (shownOnly.has(key)) Reflect.deleteProperty(kept, key);
  // The server has made it into markup, with its formulas marked.
  if (kept.type === 'rich_text') return { ...kept, text: '' };
  if (kept.type !== 'multiple_choice' && kept.type !== 'dropdown') return kept;
  const options = kept.options.map(({ description: _shown, ...option }) => option);
  if (kept.type === 'dropdown') return { ...kept, options };
  return {
    ...kept,
    options: kept.options.map(({ description: _shown, image: _picture, ...option }) => option),
  };
}
