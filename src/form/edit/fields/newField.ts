import type { Field } from '../../definition/document.ts';
import type { Facts, NewFieldWords } from '../../type/facts.ts';
import { types } from '../../type/types.ts';
import { type EntryWords, type FieldEntry, settingsOfEntry, typeOfEntry } from '../entries/fieldEntries.ts';

/** A field as it is added: complete enough to be shown. */
export function newField(entry: FieldEntry, id: string, words: NewFieldWords & EntryWords): Field {
  const type = typeOfEntry(entry);
  const { begin }: Facts<never> = types[type].facts;
  return { id, type, label: words.label, ...begin?.(words), ...settingsOfEntry(entry, words) } as Field;
}
