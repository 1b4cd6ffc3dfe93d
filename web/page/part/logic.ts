import { compareAnswer } from '#form/logic/compare.ts';
import { compileCondition } from '#form/logic/compileCondition.ts';
import { compileSet } from '#form/logic/compileSet.ts';
import { formulaHolds } from '#form/logic/formulaHolds.ts';
import { groupActions } from '#form/logic/groupActions.ts';
import { foldText, holds } from '#form/logic/holds.ts';
import { rules } from '../instead/logic.ts';

Object.assign(rules, {
  compareAnswer,
  compileCondition,
  compileSet,
  foldText,
  formulaHolds,
  groupActions,
  holds,
} satisfies Required<typeof rules>);
