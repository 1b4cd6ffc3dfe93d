import type { Answer } from '../value/answer.ts';
import { fieldTypes } from '../value/kinds.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { type BehaviourTable, behaviourIn, hasBehaviour } from './behaviourTable.ts';
import type { KnownField } from './declarations.ts';
import { types } from './types.ts';

/** The behaviour of every field type. */
export const behaviours: BehaviourTable = Object.fromEntries(
  fieldTypes.map((type) => [type, types[type].behaviour]),
);

/** The behaviour of the field's type; see {@link behaviourIn} for the answers that it takes. */
export function behaviourOf(field: KnownField): FieldBehaviour<KnownField, Answer> {
  return behaviourIn(behaviours, field);
}

/** Whether the field is of one of the 18 types. Imported forms may contain other types, which take no answer. */
export function isKnownField(field: { readonly type: string }): field is KnownField {
  return hasBehaviour(behaviours, field);
}
