import type { Field } from '../../definition/document.ts';
import type { Facts, NewFieldWords } from '../../type/facts.ts';
import { types } from '../../type/types.ts';
import type { FieldType } from '../../value/kinds.ts';

/** A field of a type as it is added: complete enough to be shown. */
export function newField(type: FieldType, id: string, words: NewFieldWords): Field {
  const { begin }: Facts<never> = types[type].facts;
  return { id, type, label: words.label, ...begin?.(words) } as Field;
}
