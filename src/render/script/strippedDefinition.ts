import type { Field, FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { adapterOf } from '../field/adapters.ts';

/**
 * The part of a form that the script needs to decide like the server: without texts already on the page,
 * pictures and translations. Everything that affects answers stays unchanged.
 */
export function strippedDefinition({ format, currency, pages, logic }: FormDefinition): FormDefinition {
  return {
    format,
    ...(currency === undefined ? {} : { currency }),
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

const shownOnly = new Set([
  'key',
  'description',
  'placeholder',
  'width',
  'low_label',
  'high_label',
  'purpose',
  'show_prices',
]);

function strippedField(field: Field): Field {
  if (!isKnownField(field)) return { id: field.id, type: field.type, label: '' };
  const stripped = { ...field, label: '' };
  for (const key of Object.keys(stripped)) if (shownOnly.has(key)) Reflect.deleteProperty(stripped, key);
  return adapterOf(stripped).stripped?.(stripped) ?? stripped;
}
