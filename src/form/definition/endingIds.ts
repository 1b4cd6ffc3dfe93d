import type { Action } from '../schema/logic.ts';
import type { FormDefinition } from './document.ts';

export type EndAction = Extract<Action, { action: 'end' }>;

/**
 * The id by which translations name the ending of each rule. An ending without an id has the one here that it gets with its
 * first translation: one that no ending and no translation uses, so that nothing is translated by accident.
 */
export function endingIds({ logic = [], translations = {} }: FormDefinition): Map<EndAction, string> {
  const ends = logic.flatMap((rule) => rule.do.filter((action) => action.action === 'end'));
  const used = new Set([
    ...ends.flatMap(({ id }) => (id === undefined ? [] : [id])),
    ...Object.values(translations).flatMap(({ endings = {} }) => Object.keys(endings)),
  ]);
  let number = 0;
  const nextId = () => {
    do number += 1;
    while (used.has(`ending${number}`));
    return `ending${number}`;
  };
  return new Map(ends.map((action) => [action, action.id ?? nextId()]));
}
