import { type CompiledForm, nodesOf } from '../logic/compiledForm.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import { optionsByValue } from '../type/multipleChoice/choice/choice.ts';
import type { Fault } from '../value/fault.ts';
import type { OptionTally } from './person/respondent.ts';
import type { Stuck, Walk } from './walkForm.ts';

/** The counts of a simulation. Every part of the form is listed, with 0 where nobody met it. */
export interface Simulation {
  readonly respondents: number;
  readonly completed: number;
  /** Of those who completed it: who had to correct an answer. */
  readonly corrected: number;
  /** Of those who completed it: who would have to pay. */
  readonly paying: number;
  /** The estimated time of those who completed the form; undefined where nobody did. */
  readonly seconds:
    | { readonly shortest: number; readonly median: number; readonly longest: number }
    | undefined;
  readonly pages: readonly { readonly id: string; readonly label: string; readonly reached: number }[];
  readonly fields: readonly FieldCount[];
  readonly options: readonly OptionCount[];
  /** Counted from 1, as in findings of the checker. */
  readonly rules: readonly { readonly rule: number; readonly held: number }[];
  readonly endings: readonly EndingCount[];
  readonly stuck: readonly StuckCount[];
  /** Pages that respondents were sent back to when they had answered everything. */
  readonly sentBack: readonly { readonly page: string; readonly respondents: number }[];
}

export interface StuckCount extends Stuck {
  readonly respondents: number;
  /** The answers of one of them that the field depends on, as people read them. */
  readonly example: readonly { readonly field: string; readonly answer: string }[];
}

export interface FieldCount {
  readonly id: string;
  readonly label: string;
  readonly page: string;
  readonly shown: number;
  readonly answered: number;
  /** Whether somebody looked for an answer and nobody found one that is accepted. */
  readonly unanswerable: boolean;
  /** Why the last one was refused. */
  readonly fault: Fault | undefined;
}

export interface OptionCount {
  readonly field: string;
  readonly value: string;
  readonly label: string;
  readonly chosen: number;
}

export interface EndingCount {
  /** The rule that ends the form and the page after which it does; undefined for the form's own ending. */
  readonly rule: number | undefined;
  readonly after: string | undefined;
  readonly title: string | undefined;
  readonly reached: number;
}

export class SimulationCounts {
  readonly #form: CompiledForm;
  readonly #pages: number[];
  readonly #shown: number[];
  readonly #answered: number[];
  readonly #rules: number[];
  readonly #endings = new Map<object | undefined, number>();
  readonly #faults = new Map<string, Fault | undefined>();
  readonly #stuck = new Map<string, StuckCount>();
  readonly #sentBack = new Map<string, number>();
  readonly #seconds: number[] = [];
  #respondents = 0;
  #corrected = 0;
  #paying = 0;

  constructor(form: CompiledForm) {
    this.#form = form;
    this.#pages = form.pages.map(() => 0);
    this.#shown = form.fields.map(() => 0);
    this.#answered = form.fields.map(() => 0);
    this.#rules = form.rules.map(() => 0);
  }

  add(walk: Walk, seconds: number): void {
    const { state, settled, stuck } = walk;
    this.#respondents += 1;
    for (const [number, { id }] of this.#form.pages.entries())
      if (walk.pages.has(id)) raise(this.#pages, number);
    for (const { id, number } of this.#form.fields) {
      if (walk.fields.has(id)) raise(this.#shown, number);
      if (state.answers.has(id)) raise(this.#answered, number);
    }
    for (const rule of this.#form.rules.keys()) if (state.holds(rule)) raise(this.#rules, rule);
    for (const [id, code] of walk.unanswerable) this.#faults.set(id, code);
    for (const page of new Set(walk.sentBack)) this.#sentBack.set(page, (this.#sentBack.get(page) ?? 0) + 1);
    if (stuck !== undefined) this.#addStuck(stuck, walk);
    if (settled === undefined) return;
    if (walk.corrections > 0) this.#corrected += 1;
    this.#seconds.push(Math.round(seconds));
    if (settled.payment !== undefined) this.#paying += 1;
    this.#endings.set(state.ending, (this.#endings.get(state.ending) ?? 0) + 1);
  }

  result(tally: OptionTally): Simulation {
    const { definition, pages } = this.#form;
    return {
      respondents: this.#respondents,
      completed: this.#seconds.length,
      corrected: this.#corrected,
      paying: this.#paying,
      seconds: this.#times(),
      pages: pages.map(({ id }, number) => ({
        id,
        label: definition.pages[number]?.label ?? '',
        reached: this.#pages[number] ?? 0,
      })),
      fields: this.#fields(),
      options: this.#options(tally),
      rules: this.#rules.map((held, number) => ({ rule: number + 1, held })),
      endings: this.#endingCounts(),
      stuck: [...this.#stuck.values()].sort((one, other) => other.respondents - one.respondents),
      sentBack: [...this.#sentBack].map(([page, respondents]) => ({ page, respondents })),
    };
  }

  #addStuck(stuck: Stuck, { state }: Walk): void {
    const key = JSON.stringify([stuck.field, stuck.reason, stuck.fault.code]);
    const known = this.#stuck.get(key) ?? { ...stuck, respondents: 0, example: this.#example(stuck, state) };
    this.#stuck.set(key, { ...known, respondents: known.respondents + 1 });
  }

  #example({ field }: Stuck, { answers }: FormState): StuckCount['example'] {
    const { dependencies, fields, numberOfField } = this.#form;
    const first = nodesOf(this.#form).fields;
    const needed = dependencies[first + (numberOfField.get(field) ?? -1)] ?? [];
    return needed.flatMap((node) => {
      const { id, known } = fields[node - first] ?? {};
      const answer = answers.get(id ?? '');
      if (id === undefined || known === undefined || answer === undefined) return [];
      return [{ field: id, answer: known.behaviour.printText(known.field, answer) }];
    });
  }

  #times(): Simulation['seconds'] {
    const sorted = this.#seconds.toSorted((one, other) => one - other);
    const [shortest] = sorted;
    const longest = sorted.at(-1);
    const median = sorted[Math.floor(sorted.length / 2)];
    return shortest === undefined || median === undefined || longest === undefined
      ? undefined
      : { shortest, median, longest };
  }

  #fields(): FieldCount[] {
    return this.#form.fields.map(({ id, number, page, field }) => {
      const answered = this.#answered[number] ?? 0;
      return {
        id,
        label: field.label,
        page: this.#form.pages[page]?.id ?? '',
        shown: this.#shown[number] ?? 0,
        answered,
        unanswerable: answered === 0 && this.#faults.has(id),
        fault: answered === 0 ? this.#faults.get(id) : undefined,
      };
    });
  }

  #options(tally: OptionTally): OptionCount[] {
    return this.#form.fields.flatMap(({ id, known }) => {
      if (known?.field.type !== 'multiple_choice' && known?.field.type !== 'dropdown') return [];
      return [...optionsByValue(known.field)].map(([value, { label }]) => ({
        field: id,
        value,
        label,
        chosen: tally.get(id)?.get(value) ?? 0,
      }));
    });
  }

  #endingCounts(): EndingCount[] {
    const own: EndingCount = {
      rule: undefined,
      after: undefined,
      title: this.#form.definition.ending?.title,
      reached: this.#endings.get(undefined) ?? 0,
    };
    const others = this.#form.pages.flatMap(({ id, ends }) =>
      ends.map(({ rule, ending: { ending } }) => ({
        rule: rule + 1,
        after: id,
        title: ending.title ?? ending.message ?? ending.redirect,
        reached: this.#endings.get(ending) ?? 0,
      })),
    );
    return [own, ...others];
  }
}

function raise(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
