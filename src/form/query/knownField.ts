import type { Field } from '../definition/document.ts';
import type { KnownBehaviour } from '../logic/compiledForm.ts';
import type { Comparison, FieldBehaviour } from '../type/behaviour.ts';
import { behaviourOf, isKnownField } from '../type/behaviours.ts';
import type { KnownField } from '../type/declarations.ts';
import type { Answer } from '../value/answer.ts';

/** The parts of a field's behaviour with which its stored answers are compared. */
export type ComparedField = Pick<
  KnownBehaviour,
  'behaviour' | 'field' | 'comparison' | 'type' | 'source' | 'use'
>;

/** Undefined for unknown types of imported forms. */
export function comparedField(field: Field | undefined): ComparedField | undefined {
  if (field === undefined || !isKnownField(field)) return undefined;
  const behaviour: FieldBehaviour<KnownField, Answer> = behaviourOf(field);
  return {
    behaviour,
    field,
    type: field.type,
    source: behaviour.source(field),
    use: behaviour.formulaUse(field),
    comparison: behaviour.comparison(field),
  };
}

/** Whether a table can be ordered by such answers. */
export function isSortable(comparison: Comparison): boolean {
  return comparison !== 'none' && comparison !== 'presence';
}
