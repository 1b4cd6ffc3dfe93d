import type { Decimal } from '#kit/decimal.ts';
import type { CompiledFormula } from '../formula/compileFormula.ts';
import type { FormulaValues } from '../formula/evaluate.ts';
import type { TextFormat } from '../formula/shownText.ts';
import type { Template } from '../formula/template.ts';
import type { Answer, AnswerContext, Answers } from '../value/answer.ts';
import { cutText } from '../value/text.ts';
import { BoundedValues, maxComputedLength } from './boundedValues.ts';
import {
  type CompiledField,
  type CompiledForm,
  type CompiledSet,
  type KnownBehaviour,
  nodesOf,
  type Visibility,
} from './compiledForm.ts';
import type { ConditionValues } from './conditionHolds.ts';
import { FieldValues } from './fieldValues.ts';

/**
 * One evaluation of a form. It visits every page, field, rule and exit once, in the order of the compiled form, so
 * that all dependencies of a node are settled before it.
 */
export class Evaluation {
  /** The values for formulas in shown texts. They have a size limit of their own, apart from calculations. */
  readonly values: FormulaValues;
  readonly #form: CompiledForm;
  readonly #given: Answers;
  readonly #context: AnswerContext;
  readonly #deciding: BoundedValues;

  readonly #reached: Uint8Array;
  readonly #leftOut: Uint8Array;
  readonly #visible: Uint8Array;
  readonly #forced: Uint8Array;
  readonly #holding: Uint8Array;
  // Nodes whose value exceeded a limit, and all nodes that depend on them.
  readonly #inexact: Uint8Array;
  readonly #answers: (Answer | undefined)[];
  readonly #conditionValues: ConditionValues;

  constructor(form: CompiledForm, given: Answers, context: AnswerContext) {
    this.#form = form;
    this.#given = given;
    this.#context = context;
    this.#reached = new Uint8Array(form.pages.length);
    this.#leftOut = new Uint8Array(form.pages.length);
    this.#visible = new Uint8Array(form.fields.length);
    this.#forced = new Uint8Array(form.fields.length);
    this.#holding = new Uint8Array(form.rules.length);
    this.#answers = new Array(form.fields.length);
    this.#inexact = new Uint8Array(form.order.length);
    const values = new FieldValues(form, this.#answers, context.today);
    this.values = new BoundedValues(values);
    this.#deciding = new BoundedValues(values);
    this.#conditionValues = {
      fields: form.fields,
      answers: this.#answers,
      folded: [],
      formulas: form.language.formulas,
      values: this.#deciding,
    };
    this.#settle();
  }

  isReached(page: number): boolean {
    return this.#reached[page] === 1;
  }

  isVisible({ number }: CompiledField): boolean {
    return this.#visible[number] === 1;
  }

  /** Whether a rule set the answer, which overrides the answer of the visitor. */
  isForced({ number }: CompiledField): boolean {
    return this.#forced[number] === 1;
  }

  isHolding(rule: number): boolean {
    return this.#holding[rule] === 1;
  }

  answer({ number }: CompiledField): Answer | undefined {
    return this.#answers[number];
  }

  /** Whether no value that the field depends on exceeded a limit. */
  isExact({ number }: CompiledField): boolean {
    return this.#inexact[nodesOf(this.#form).fields + number] === 0;
  }

  /** Undefined where the field is hidden or is no payment, or where the amount cannot be calculated. */
  amount(field: CompiledField): Decimal | undefined {
    if (field.computed?.kind !== 'amount' || !this.isVisible(field) || !this.isExact(field)) return undefined;
    if ('fixed' in field.computed) return field.computed.fixed;
    const amount = this.#form.language.formulas?.evaluateNumber(field.computed.formula, this.#deciding);
    return this.#deciding.takeExceeded() ? undefined : amount;
  }

  fill(template: Template, format?: TextFormat): string {
    return cutText(this.#fillTemplate(template, format), maxComputedLength);
  }

  #settle(): void {
    const { order, dependencies } = this.#form;
    const first = nodesOf(this.#form);
    for (const node of order) {
      this.#settleNode(node, first);
      const exceeded = this.#deciding.takeExceeded();
      if (exceeded || dependencies[node]?.some((needed) => this.#inexact[needed] === 1)) {
        this.#inexact[node] = 1;
      }
    }
  }

  #settleNode(node: number, first: ReturnType<typeof nodesOf>): void {
    const { pages, fields, rules, exits, language } = this.#form;
    if (node < first.fields) {
      const page = pages[node];
      const shown = page !== undefined && this.#leftOut[node] === 0 && this.#isShown(page);
      this.#reached[node] = shown ? 1 : 0;
    } else if (node < first.rules) {
      const field = fields[node - first.fields];
      if (field !== undefined) this.#settleField(field);
    } else if (node < first.exits) {
      const condition = rules[node - first.rules];
      const holding =
        condition !== undefined && language.rules?.conditionHolds(condition, this.#conditionValues);
      this.#holding[node - first.rules] = holding ? 1 : 0;
    } else {
      const exit = exits[node - first.exits];
      if (
        exit !== undefined &&
        this.isReached(exit.after) &&
        exit.rules.some((rule) => this.isHolding(rule))
      ) {
        this.#leftOut.fill(1, exit.after + 1, exit.until);
      }
    }
  }

  #isShown({ shownBy, hiddenBy }: Visibility): boolean {
    if (shownBy !== undefined && !shownBy.some((rule) => this.isHolding(rule))) return false;
    return !hiddenBy.some((rule) => this.isHolding(rule));
  }

  #settleField(field: CompiledField): void {
    if (!this.isReached(field.page) || !this.#isShown(field)) return;
    this.#visible[field.number] = 1;
    const { known } = field;
    if (known === undefined) return;
    const set = field.sets.find(({ rule }) => this.isHolding(rule));
    if (set !== undefined) {
      this.#forced[field.number] = 1;
      this.#answers[field.number] = this.#setAnswer(set, known);
    } else if (known.source === 'visitor') {
      this.#answers[field.number] = this.#given.get(field.id);
    } else if (known.source === 'computed') {
      this.#answers[field.number] = this.#computedAnswer(field, known);
    }
  }

  #setAnswer({ value }: CompiledSet, known: KnownBehaviour): Answer | undefined {
    const json = 'json' in value ? value.json : this.#result(value.formula);
    const answer = this.#read(json, known);
    if (answer === undefined) return undefined;
    const wrong = known.behaviour.validate(known.field, answer, this.#context);
    return wrong === undefined ? answer : undefined;
  }

  #computedAnswer({ computed }: CompiledField, known: KnownBehaviour): Answer | undefined {
    if (computed?.kind === 'value') return this.#read(this.#result(computed.formula), known);
    if (computed?.kind !== 'text') return undefined;
    const { markup, templates } = computed;
    const text = this.#form.language.markup?.plainText(markup, (piece) => {
      const template = templates.get(piece);
      return template === undefined ? piece : this.#fillTemplate(template);
    });
    return known.behaviour.normalise(known.field, cutText(text ?? '', maxComputedLength));
  }

  #fillTemplate(template: Template, format?: TextFormat): string {
    return this.#form.language.formulas?.fillTemplate(template, this.values, format) ?? '';
  }

  #read(json: unknown, { behaviour, field }: KnownBehaviour): Answer | undefined {
    const reading = behaviour.readJson(field, json, this.#context);
    if ('fault' in reading || reading.answer === undefined) return undefined;
    return behaviour.normalise(field, reading.answer);
  }

  #result(compiled: CompiledFormula | undefined): string {
    const text = this.#form.language.formulas?.evaluateText(compiled, this.#deciding);
    return cutText(text ?? '', maxComputedLength);
  }
}
