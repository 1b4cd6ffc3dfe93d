import type * as Compare from '#form/logic/compare.ts';
import type * as Conditions from '#form/logic/compileCondition.ts';
import type * as Sets from '#form/logic/compileSet.ts';
import type * as Formula from '#form/logic/formulaHolds.ts';
import type * as Group from '#form/logic/groupActions.ts';
import type * as Holds from '#form/logic/holds.ts';

/*
 * Stands in the browser for what rules do. `web/page/part/logic.ts` brings the real thing to forms that have rules; in
 * the others there is nothing to compare, to hold or to set.
 */

export const rules: Partial<
  Pick<typeof Compare, 'compareAnswer'> &
    Pick<typeof Conditions, 'compileCondition'> &
    Pick<typeof Sets, 'compileSet'> &
    Pick<typeof Formula, 'formulaHolds'> &
    Pick<typeof Group, 'groupActions'> &
    Pick<typeof Holds, 'foldText' | 'holds'>
> = {};

export const compareAnswer: typeof Compare.compareAnswer = (...given) =>
  rules.compareAnswer?.(...given) ?? { empty: true, order: undefined, contains: false };
export const compileCondition: typeof Conditions.compileCondition = (...given) =>
  rules.compileCondition?.(...given);
export const compileSet: typeof Sets.compileSet = (...given) =>
  rules.compileSet?.(...given) ?? { rule: 0, value: { json: null } };
export const formulaHolds: typeof Formula.formulaHolds = (...given) =>
  rules.formulaHolds?.(...given) ?? false;
export const foldText: typeof Holds.foldText = (text) => rules.foldText?.(text) ?? text;
export const holds: typeof Holds.holds = (...given) => rules.holds?.(...given) ?? false;

export const groupActions: typeof Group.groupActions = (definition) => {
  const none = { fields: new Map(), pages: new Map() };
  return (
    rules.groupActions?.(definition) ?? {
      shown: none,
      hidden: none,
      required: new Map(),
      sets: new Map(),
      ends: new Map(),
      exits: [],
    }
  );
};
