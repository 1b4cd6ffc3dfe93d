import { answersIn, type FieldFault, faultsIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileFormWith } from '#form/logic/compileFormWith.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { Answer, AnswerContext, FormValues, UploadedFile } from '#form/value/answer.ts';
import type { Reading } from '#form/value/fault.ts';
import type { PageData } from '#render/script/pageData.ts';
import { pageLanguage } from './pageLanguage.ts';
import type { PagePart } from './part/part.ts';

/** A form and its current answers, evaluated as the server evaluates them. */
export abstract class LiveForm {
  readonly data: PageData;
  readonly parts: readonly PagePart[];
  readonly form: CompiledForm;
  readonly context: AnswerContext;
  /** By field, what its faults may name as the visitor writes it; widgets add to it. */
  readonly written: Record<string, Readonly<Record<string, string>>>;
  /** The files that this page uploaded, by id. */
  readonly files = new Map<string, UploadedFile>();
  #readings: ReadonlyMap<string, Reading<Answer>> = new Map();
  #state: FormState | undefined;

  constructor(data: PageData, parts: readonly PagePart[]) {
    this.data = data;
    this.parts = parts;
    this.written = { ...data.written };
    const compiled = compileFormWith(pageLanguage(parts, data.order), data.form);
    if (!compiled.ok) throw new Error(compiled.failure.code);
    this.form = compiled.value;
    this.context = {
      today: data.today,
      // The part with the pattern engine comes with every form that has a pattern.
      matches: parts.find(({ matches }) => matches)?.matches ?? (() => true),
      upload: (id) => this.files.get(id),
    };
  }

  /** The values of the controls, by name. */
  abstract values(): FormValues;

  get state(): FormState {
    return this.#state ?? this.evaluate();
  }

  evaluate(): FormState {
    this.#readings = readAnswers(this.form, { values: this.values() }, this.context);
    this.#state = evaluateForm(this.form, answersIn(this.#readings), this.context);
    return this.#state;
  }

  faults(): FieldFault[] {
    return faultsIn(this.form, this.state, this.#readings, this.context);
  }
}
