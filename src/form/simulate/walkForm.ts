import { controlValues } from '../answer/controlValues.ts';
import { answersIn, faultsIn } from '../answer/faultsIn.ts';
import { readAnswer } from '../answer/readAnswers.ts';
import { type Settled, settleSubmission } from '../answer/settleSubmission.ts';
import { startingValues } from '../answer/startingValues.ts';
import { type CompiledField, type CompiledForm, nodesOf } from '../logic/compiledForm.ts';
import { evaluateForm, type FormState } from '../logic/evaluateForm.ts';
import type { Answer, FormValues } from '../value/answer.ts';
import type { Fault, Reading } from '../value/fault.ts';
import { type Drawn, drawAnswer } from './draw/drawAnswer.ts';
import { hintedAnswer } from './draw/hintedAnswer.ts';
import { mistakenValues } from './mistakenValues.ts';
import type { Respondent } from './person/respondent.ts';

const known = new WeakMap<CompiledForm, ReadonlySet<number>>();
/** The numbers of the fields whose answers decide about anything else, so that others need no new evaluation. */
function fieldsThatMatter(form: CompiledForm): ReadonlySet<number> {
  const found = known.get(form) ?? find(form);
  known.set(form, found);
  return found;
}

function find(form: CompiledForm): ReadonlySet<number> {
  const first = nodesOf(form);
  const needed = new Set<number>();
  for (const nodes of form.dependencies) {
    for (const node of nodes) if (node >= first.fields && node < first.rules) needed.add(node - first.fields);
  }
  return needed;
}

/** Why a respondent could not send the form. */
export interface Stuck {
  readonly page: string;
  readonly field: string;
  /**
   * No answer that the form accepts was found, the amount cannot be charged, or the form leads back again and again.
   */
  readonly reason: 'no_answer' | 'amount' | 'loop';
  readonly fault: Fault;
}

/** The way of one respondent through a form. */
export interface Walk {
  /** The values of the controls, by name. */
  readonly values: FormValues;
  readonly state: FormState;
  /** Undefined where the respondent got stuck, or had no files for a field that needs them. */
  readonly settled: Settled | undefined;
  readonly stuck: Stuck | undefined;
  /** Ids of the pages and fields that the respondent saw. */
  readonly pages: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  /** Fields for which no valid answer was found, with the last fault. */
  readonly unanswerable: ReadonlyMap<string, Fault | undefined>;
  readonly corrections: number;
  /** Pages that the respondent was sent back to when everything seemed answered. */
  readonly sentBack: readonly string[];
}

export interface WalkOptions {
  /** Whether optional questions are answered too. */
  readonly complete?: boolean;
  /** Whether some respondents come by links that give hidden fields a value that rules look for. */
  readonly links?: boolean;
  /** Refuses answers that others have given, where the answers of a field must be unique. */
  isFree?(field: string, answer: Answer): Fault | undefined;
}

const shareOfMistakes = 0.04;
const shareOfLinks = 0.5;
const maxCorrections = 5;
const maxRounds = 10;

/** Leads a respondent through the form as its page would, and sends it as the server would take it. */
export function walkForm(form: CompiledForm, respondent: Respondent, options: WalkOptions = {}): Walk {
  return new FormWalk(form, respondent, options).walk();
}

class FormWalk {
  readonly #form: CompiledForm;
  readonly #respondent: Respondent;
  readonly #options: WalkOptions;
  readonly #matter: ReadonlySet<number>;
  /** The share of optional questions that this person leaves empty. */
  readonly #laziness: number;
  readonly #values = new Map<string, FormValues>();
  readonly #readings = new Map<string, Reading<Answer>>();
  readonly #handled = new Set<string>();
  readonly #pages = new Set<string>();
  readonly #fields = new Set<string>();
  readonly #unanswerable = new Map<string, Fault | undefined>();
  readonly #sentBack: string[] = [];
  #corrections = 0;
  #state: FormState | undefined;

  constructor(form: CompiledForm, respondent: Respondent, options: WalkOptions) {
    this.#form = form;
    this.#respondent = respondent;
    this.#options = options;
    this.#matter = fieldsThatMatter(form);
    this.#laziness = options.complete === true ? 0 : respondent.random.fraction() * 0.35;
    this.#begin();
  }

  walk(): Walk {
    let from = 0;
    for (let round = 0; round < maxRounds; round += 1) {
      const stuck = this.#walkPages(from);
      if (stuck !== undefined) return this.#ended(undefined, stuck);
      const settled = settleSubmission(this.#form, { values: this.#allValues() }, this.#respondent.context);
      if (settled.ok) return this.#ended(settled.value);
      const [first] = settled.failure.filter(({ field }) => !this.#lacksFiles(field));
      if (first === undefined) return this.#ended(undefined);
      const field = this.#fieldOf(first.field);
      if (field?.known?.source !== 'visitor')
        return this.#ended(undefined, this.#stuckAt(first.field, 'amount', first.fault));
      from = field.page;
      this.#sentBack.push(this.#form.pages[from]?.id ?? '');
      if (round === maxRounds - 1)
        return this.#ended(undefined, this.#stuckAt(first.field, 'loop', first.fault));
    }
    return this.#ended(undefined);
  }

  /** The defaults of the form, and what the link gives to hidden fields. */
  #begin(): void {
    const { context, random, hints } = this.#respondent;
    const starting = startingValues(this.#form, new Map(), context.today);
    for (const [name, texts] of starting) {
      const id = this.#form.numberOfField.has(name) ? name : name.slice(0, name.lastIndexOf('.'));
      this.#write(id, new Map([[name, texts]]));
    }
    if (this.#options.links !== true) return;
    for (const { id, known } of this.#form.fields) {
      const wanted = hints.get(id) ?? [];
      if (known?.type !== 'hidden' || known.source !== 'visitor' || wanted.length === 0) continue;
      const hinted = random.chance(shareOfLinks)
        ? hintedAnswer(known, random.pick(wanted), this.#respondent)
        : undefined;
      if (hinted !== undefined) this.#write(id, controlValues(id, hinted));
    }
  }

  #walkPages(from: number): Stuck | undefined {
    for (const [number, page] of this.#form.pages.entries()) {
      if (number < from || !this.#current().pages.includes(page.id)) continue;
      this.#pages.add(page.id);
      const stuck = this.#answerPage(number);
      if (stuck !== undefined) return stuck;
    }
    return undefined;
  }

  #answerPage(page: number): Stuck | undefined {
    const fields = this.#form.fields.filter((field) => field.page === page);
    this.#meetAll(fields);
    for (let attempt = 0; attempt <= maxCorrections; attempt += 1) {
      const found = this.#faults().filter(({ field }) => this.#fieldOf(field)?.page === page);
      const [first] = found;
      if (first === undefined) return undefined;
      if (attempt === maxCorrections) return this.#stuckAt(first.field, 'no_answer', first.fault);
      for (const { field, fault } of found) {
        const refused = this.#correct(field, fault);
        if (refused !== undefined) return this.#stuckAt(field, 'no_answer', refused);
      }
      this.#meetAll(fields);
    }
    return undefined;
  }

  #meetAll(fields: readonly CompiledField[]): void {
    // An answer may bring up a field above it.
    while (fields.filter((field) => this.#meet(field)).length > 0) this.#current();
  }

  /** Answers a field that the respondent sees for the first time. Whether there was such a field. */
  #meet(field: CompiledField): boolean {
    const { id, known } = field;
    const state = this.#current();
    if (this.#handled.has(id) || !state.visible.has(id)) return false;
    this.#handled.add(id);
    this.#fields.add(id);
    if (known?.source !== 'visitor' || known.type === 'hidden' || state.forced.has(id)) return true;
    const { random } = this.#respondent;
    const isRequired = state.required.has(id);
    if (this.#readings.has(id) && random.chance(0.5)) return true;
    if (!isRequired && random.chance(this.#chanceOfNothing(field))) return true;
    const mistake = random.chance(shareOfMistakes)
      ? mistakenValues(known.field, isRequired, this.#respondent)
      : undefined;
    if (mistake !== undefined) this.#write(id, mistake);
    else this.#answer(field);
    return true;
  }

  #chanceOfNothing({ id, known }: CompiledField): number {
    if (this.#options.complete === true) return 0;
    const wanted = this.#respondent.hints.get(id) ?? [];
    if (wanted.some(({ operator }) => operator === 'is_empty' || operator === 'is_not_empty')) return 0.3;
    return known?.type === 'comment' ? this.#laziness + 0.2 : this.#laziness;
  }

  #answer({ id, known }: CompiledField): Drawn {
    if (known === undefined) return { fault: undefined };
    const drawn = drawAnswer(known, this.#respondent, (answer) => this.#options.isFree?.(id, answer));
    if ('answer' in drawn) this.#write(id, controlValues(id, drawn.answer));
    else if (!this.#lacksFiles(id)) this.#unanswerable.set(id, drawn.fault);
    return drawn;
  }

  /** The fault that remains. */
  #correct(id: string, fault: Fault): Fault | undefined {
    const field = this.#fieldOf(id);
    if (field?.known?.source !== 'visitor') return fault;
    this.#corrections += 1;
    const drawn = this.#answer(field);
    return 'answer' in drawn ? undefined : (drawn.fault ?? fault);
  }

  #faults() {
    const { context } = this.#respondent;
    this.#state = undefined;
    return faultsIn(this.#form, this.#current(), this.#readings, context).filter(
      ({ field }) => !this.#lacksFiles(field),
    );
  }

  /** Without files to give, a field for files stays empty. */
  #lacksFiles(id: string): boolean {
    return this.#respondent.files === undefined && this.#fieldOf(id)?.known?.type === 'file_upload';
  }

  #write(id: string, values: FormValues): void {
    const field = this.#fieldOf(id);
    if (field?.known === undefined) return;
    this.#values.set(id, values);
    const reading = readAnswer(field.known, { values }, this.#respondent.context);
    if (reading === undefined) this.#readings.delete(id);
    else this.#readings.set(id, reading);
    if (this.#matter.has(field.number)) this.#state = undefined;
  }

  #current(): FormState {
    this.#state ??= evaluateForm(this.#form, answersIn(this.#readings), this.#respondent.context);
    return this.#state;
  }

  #fieldOf(id: string): CompiledField | undefined {
    return this.#form.fields[this.#form.numberOfField.get(id) ?? -1];
  }

  #allValues(): FormValues {
    return new Map([...this.#values.values()].flatMap((values) => [...values]));
  }

  #stuckAt(field: string, reason: Stuck['reason'], fault: Fault): Stuck {
    const page = this.#form.pages[this.#fieldOf(field)?.page ?? -1]?.id ?? '';
    return { page, field, reason, fault };
  }

  #ended(settled: Settled | undefined, stuck?: Stuck): Walk {
    this.#state = undefined;
    return {
      values: this.#allValues(),
      state: this.#current(),
      settled,
      stuck,
      pages: this.#pages,
      fields: this.#fields,
      unanswerable: this.#unanswerable,
      corrections: this.#corrections,
      sentBack: this.#sentBack,
    };
  }
}
