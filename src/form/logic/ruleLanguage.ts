import type { RuleLanguage } from '../language.ts';
import { compileCondition } from './compileCondition.ts';
import { compileSet } from './compileSet.ts';
import { conditionHolds } from './conditionHolds.ts';
import { groupActions } from './groupActions.ts';

/** The conditions and actions of rules. */
export const ruleLanguage: RuleLanguage = { groupActions, compileCondition, compileSet, conditionHolds };
