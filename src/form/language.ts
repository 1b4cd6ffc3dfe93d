import type { Result } from '#kit/result.ts';
import type { FormDefinition } from './definition/document.ts';
import type { compileFormula } from './formula/compileFormula.ts';
import type { evaluateNumber, evaluateText, evaluateTruth } from './formula/evaluate.ts';
import type { fillTemplate, parseTemplate } from './formula/template.ts';
import type { compileCondition } from './logic/compileCondition.ts';
import type { CompiledField, CycleFailure, EvaluationOrder, UnorderedForm } from './logic/compiledForm.ts';
import type { compileSet } from './logic/compileSet.ts';
import type { conditionHolds } from './logic/conditionHolds.ts';
import type { groupActions } from './logic/groupActions.ts';
import type { compileRichText } from './markup/compileRichText.ts';
import type { plainText } from './markup/plainText.ts';
import type { BehaviourTable } from './type/behaviourTable.ts';
import type { formCurrency } from './value/formCurrency.ts';

/**
 * The parts of the form language that compile and evaluate a form. The server uses all of them, see `fullLanguage`; a
 * page in the browser loads only the parts that its form needs.
 */
export interface FormLanguage {
  /** Fields of other types are unknown: they have no behaviour and take no answer. */
  readonly behaviours: BehaviourTable;
  /** Undefined where neither the form nor its texts contain a formula. */
  readonly formulas?: FormulaLanguage | undefined;
  /** Undefined where the form has no rules. */
  readonly rules?: RuleLanguage | undefined;
  /** Undefined in the browser: the server renders formatted texts and records them. */
  readonly markup?: MarkupLanguage | undefined;
  /** The order in which the parts of a form are evaluated. */
  orderOf(form: UnorderedForm): Result<EvaluationOrder, CycleFailure>;
  /** The fields in the order of the API's flat list. Undefined in the browser, which writes no response. */
  listFields?(definition: FormDefinition, fields: readonly CompiledField[]): CompiledField[];
}

export interface FormulaLanguage {
  readonly compileFormula: typeof compileFormula;
  readonly evaluateNumber: typeof evaluateNumber;
  readonly evaluateText: typeof evaluateText;
  readonly evaluateTruth: typeof evaluateTruth;
  readonly parseTemplate: typeof parseTemplate;
  readonly fillTemplate: typeof fillTemplate;
  readonly currencyOf: typeof formCurrency;
}

export interface RuleLanguage {
  readonly groupActions: typeof groupActions;
  readonly compileCondition: typeof compileCondition;
  readonly compileSet: typeof compileSet;
  readonly conditionHolds: typeof conditionHolds;
}

interface MarkupLanguage {
  readonly compileRichText: typeof compileRichText;
  readonly plainText: typeof plainText;
}
