import type { Field, FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/field/behaviours.ts';

/**
 * The part of a form that the script needs to decide like the server: without texts already on the page,
 * pictures and translations. Everything that affects answers stays unchanged.
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
  // The server has already rendered it, with its formulas marked.
  if (kept.type === 'rich_text') return { ...kept, text: '' };
  if (kept.type !== 'multiple_choice' && kept.type !== 'dropdown') return kept;
  const options = kept.options.map(({ description: _shown, ...option }) => option);
  if (kept.type === 'dropdown') return { ...kept, options };
  return {
    ...kept,
    options: kept.options.map(({ description: _shown, image: _picture, ...option }) => option),
  };
}
