import type { KnownField } from '../type/declarations.ts';
import type { FormValues } from '../value/answer.ts';
import { drawingOf } from './draw/drawings.ts';
import type { Respondent } from './person/respondent.ts';

/** The values of a usual mistake, which the respondent corrects later; undefined where there is none. */
export function mistakenValues(
  field: KnownField,
  isRequired: boolean,
  respondent: Respondent,
): FormValues | undefined {
  if (isRequired && respondent.random.chance(0.5)) return new Map();
  const mistake = drawingOf(field)?.mistake;
  if (mistake === undefined) return isRequired ? new Map() : undefined;
  const text = mistake(field, respondent);
  return text === undefined ? undefined : new Map([[field.id, [text]]]);
}
