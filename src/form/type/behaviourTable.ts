import type { Answer } from '../value/answer.ts';
import type { FieldType } from '../value/kinds.ts';
import type { FieldBehaviour } from './behaviour.ts';
import type { FieldOf, KnownField } from './declarations.ts';

/** Behaviours by field type: all of them on the server, those of its form on a page. */
export type BehaviourTable = { readonly [Type in FieldType]?: FieldBehaviour<FieldOf<Type>, Answer> };

export function hasBehaviour(
  behaviours: BehaviourTable,
  field: { readonly type: string },
): field is KnownField {
  return Object.hasOwn(behaviours, field.type);
}

/**
 * The behaviour of the field's type. The caller does not know the type, so the type of the answer is the union of all:
 * pass only answers that this behaviour read or that are stored for this field.
 */
export function behaviourIn(
  behaviours: BehaviourTable,
  field: KnownField,
): FieldBehaviour<KnownField, Answer> {
  // TypeScript cannot relate a table entry to a field of unknown type. This is the only cast of a behaviour.
  return behaviours[field.type] as unknown as FieldBehaviour<KnownField, Answer>;
}
