import { ruleLanguage } from '#form/logic/ruleLanguage.ts';
import { applyForcedValues } from './forcedControls.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { rules: ruleLanguage, prepare: applyForcedValues };
