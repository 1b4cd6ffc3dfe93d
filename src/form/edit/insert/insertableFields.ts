import { rankMatches, searchable } from '#kit/text/rankMatches.ts';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { idsByKey } from '../../definition/fieldKeys.ts';
import { behaviourOf, isKnownField } from '../../type/behaviours.ts';
import { nameOfField } from './insertedParts.ts';

/** A field whose answer can be inserted into a text. */
export interface Insertable {
  readonly id: string;
  readonly label: string;
  readonly type: string;
}

/** The fields whose answers formulas and texts can use. */
export function usableFields(draft: Pick<FormDefinition, 'pages'>): Field[] {
  return draft.pages.flatMap(({ fields }) =>
    fields.filter((field) => isKnownField(field) && behaviourOf(field).formulaUse(field) !== 'none'),
  );
}

const mostListed = 50;

/** The fields that fit what was typed, the best first: by their labels, keys and ids. */
export function insertableFields(draft: FormDefinition, query: string): readonly Insertable[] {
  const keys = new Map([...idsByKey(draft)].map(([key, id]) => [id, key]));
  const all = usableFields(draft).map((field) => {
    const label = nameOfField(field);
    return {
      id: field.id,
      label,
      type: field.type,
      ...searchable(`${label} ${keys.get(field.id) ?? field.id}`),
    };
  });
  return rankMatches(all, query).slice(0, mostListed);
}
