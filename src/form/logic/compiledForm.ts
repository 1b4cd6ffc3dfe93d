import type { Decimal } from '#kit/decimal.ts';
import type { Ending, Field, FormDefinition } from '../definition/document.ts';
import type { CompiledFormula } from '../formula/compileFormula.ts';
import type { FormulaUse } from '../formula/formula.ts';
import type { Template } from '../formula/template.ts';
import type { FormLanguage } from '../language.ts';
import type { CompiledText } from '../markup/compileRichText.ts';
import type { Operator } from '../schema/logic.ts';
import type { Comparison, FieldBehaviour, Source } from '../type/behaviour.ts';
import type { KnownField } from '../type/declarations.ts';
import type { Answer } from '../value/answer.ts';
import type { FieldType } from '../value/kinds.ts';
import type { Dependencies } from './findCycle.ts';

/**
 * A form that is ready for evaluation: its formulas and conditions are parsed, ids are resolved to numbers, and the
 * order of evaluation is fixed. It is compiled once for each version and never changes.
 */
export interface CompiledForm extends UnorderedForm, EvaluationOrder {}

/** A compiled form before its order of evaluation is known. */
export interface UnorderedForm {
  /** The language that compiled the form also evaluates it. */
  readonly language: FormLanguage;
  readonly definition: FormDefinition;
  readonly pages: readonly CompiledPage[];
  /** In the order of the pages. Of several fields with one id only the first is here. */
  readonly fields: readonly CompiledField[];
  readonly numberOfField: ReadonlyMap<string, number>;
  /** The same fields in the order of the API's flat list, which an imported form may choose freely. */
  readonly listed: readonly CompiledField[];
  /** The condition of each rule of the document. */
  readonly rules: readonly CompiledCondition[];
  readonly exits: readonly Exit[];
  readonly ending: CompiledEnding | undefined;
}

export interface EvaluationOrder {
  /** Pages, fields, rules and exits as {@link nodesOf} numbers them, each after everything that it depends on. */
  readonly order: Int32Array;
  /** The dependencies of each node, by index. */
  readonly dependencies: Dependencies;
}

/** Each of these fields and pages depends on the next, and the last on the first. */
export interface CycleFailure {
  readonly code: 'cycle';
  readonly nodes: readonly string[];
}

/** Rules that show and rules that hide, by number. */
export interface Visibility {
  /** Undefined where no rule shows it: it is visible unless a rule hides it. */
  readonly shownBy: readonly number[] | undefined;
  readonly hiddenBy: readonly number[];
}

interface CompiledPage extends Visibility {
  readonly id: string;
  readonly ends: readonly { readonly rule: number; readonly ending: CompiledEnding }[];
}

/** An exit of a page that skips later pages: a jump, or the end of the form. */
export interface Exit {
  readonly after: number;
  /** The first page after the skipped ones; the number of pages where the form ends. */
  readonly until: number;
  /** Any of these opens the exit. */
  readonly rules: readonly number[];
}

export interface CompiledField extends Visibility {
  readonly id: string;
  readonly number: number;
  readonly page: number;
  readonly field: Field;
  /** Undefined for an unknown type of an imported form, which takes no answer. */
  readonly known: KnownBehaviour | undefined;
  readonly requiredBy: readonly number[];
  readonly sets: readonly CompiledSet[];
  /** The calculation that gives the answer; undefined where the visitor answers. */
  readonly computed: Computed | undefined;
}

export interface KnownBehaviour {
  readonly field: KnownField;
  readonly type: FieldType;
  readonly behaviour: FieldBehaviour<KnownField, Answer>;
  readonly source: Source;
  readonly use: FormulaUse;
  readonly comparison: Comparison;
}

export interface CompiledSet {
  readonly rule: number;
  readonly value: { readonly json: unknown } | { readonly formula: CompiledFormula | undefined };
}

export type Computed =
  | { readonly kind: 'value'; readonly formula: CompiledFormula }
  | ({ readonly kind: 'text' } & CompiledText)
  | { readonly kind: 'amount'; readonly formula: CompiledFormula }
  | { readonly kind: 'amount'; readonly fixed: Decimal };

/** The parsed operator and value of a condition. */
export interface ConditionOperand {
  readonly operator: Operator;
  readonly text: string;
  readonly number: Decimal | undefined;
}

export type CompiledCondition =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly CompiledCondition[] }
  | { readonly kind: 'field'; readonly field: number; readonly wanted: ConditionOperand }
  | { readonly kind: 'formula'; readonly formula: CompiledFormula; readonly wanted: ConditionOperand }
  /** A condition that cannot be evaluated; the checker reports it. */
  | { readonly kind: 'never' };

export interface CompiledEnding {
  readonly ending: Ending;
  readonly title: Template | undefined;
  readonly message: Template | undefined;
}

/** The first node number of each kind: pages from 0, then fields, rules and exits. */
export function nodesOf(form: Pick<CompiledForm, 'pages' | 'fields' | 'rules' | 'exits'>) {
  const fields = form.pages.length;
  const rules = fields + form.fields.length;
  const exits = rules + form.rules.length;
  return { fields, rules, exits, count: exits + form.exits.length };
}
