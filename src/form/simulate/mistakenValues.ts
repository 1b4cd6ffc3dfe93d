import { type KnownField, settled } from '../type/declarations.ts';
import type { FormValues } from '../value/answer.ts';
import type { Respondent } from './respondent.ts';

/** The values of a usual mistake, which the respondent corrects later; undefined where there is none. */
export function mistakenValues(
  field: KnownField,
  isRequired: boolean,
  { email, given, random }: Respondent,
): FormValues | undefined {
  const typed = (text: string): FormValues => new Map([[field.id, [text]]]);
  if (isRequired && random.chance(0.5)) return new Map();
  switch (field.type) {
    case 'email':
      return typed(email.replace('@', ' at '));
    case 'phone':
      return typed('12');
    case 'one_line_input':
      return field.accepts === 'number' ? typed(`${given}?`) : undefined;
    case 'comment':
      return settled(field).min_length > 1 ? typed(given.slice(0, 1)) : undefined;
    default:
      return isRequired ? new Map() : undefined;
  }
}
