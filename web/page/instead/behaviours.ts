import type { Field } from '#form/definition/document.ts';
import type { FieldBehaviour } from '#form/field/behaviour.ts';
import { comment } from '#form/field/comment.ts';
import { email } from '#form/field/email.ts';
import { hidden } from '#form/field/hidden.ts';
import { oneLineInput } from '#form/field/oneLineInput.ts';
import { richText } from '#form/field/richText.ts';
import type { KnownField } from '#form/schema/field.ts';
import type { Answer } from '#form/value/answer.ts';

/*
 * Stands in the browser for `src/form/field/behaviours.ts`, which knows all types at once: a page loads those that its
 * form has. What nearly every form has is here; the rest comes with `web/page/part/`.
 */

export const behaviours: Record<string, unknown> = {
  one_line_input: oneLineInput,
  comment,
  email,
  hidden,
  rich_text: richText,
};

export function behaviourOf(field: KnownField): FieldBehaviour<KnownField, Answer> {
  // The same promise that the table of all types makes.
  return behaviours[field.type] as FieldBehaviour<KnownField, Answer>;
}

export function isKnownField(field: Field): field is KnownField {
  return Object.hasOwn(behaviours, field.type);
}
