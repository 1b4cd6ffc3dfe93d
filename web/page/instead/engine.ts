import type * as Compile from '#form/formula/compileFormula.ts';
import type * as Evaluate from '#form/formula/evaluate.ts';
import type * as Fields from '#form/formula/fieldsIn.ts';
import type * as Texts from '#form/formula/template.ts';

/** What calculates formulas, in forms that have some: `web/page/part/formula.ts` fills it in before anything asks. */
export const engine: Partial<
  Pick<typeof Compile, 'compileFormula'> &
    Pick<typeof Evaluate, 'evaluateNumber' | 'evaluateText' | 'evaluateTruth'> &
    Pick<typeof Fields, 'fieldsIn'> &
    Pick<typeof Texts, 'parseTemplate' | 'fillTemplate' | 'hasFormulas'>
> = {};
