import { readAnswers } from '#form/answer/readAnswers.ts';
import { answersIn, type FieldFault, faultsIn } from '#form/answer/settleSubmission.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { Answer, AnswerContext, FormValues, UploadedFile } from '#form/value/answer.ts';
import type { Reading } from '#form/value/fault.ts';
import type { PageData } from '#render/script/pageData.ts';
import { told } from './instead/order.ts';
import { patterns } from './patterns.ts';

/** What a form is for the answers that stand in it, decided as the server decides it. */
export abstract class LiveForm {
  readonly data: PageData;
  readonly form: CompiledForm;
  readonly context: AnswerContext;
  /** What was uploaded from here, by its id. */
  readonly files = new Map<string, UploadedFile>();
  #readings: ReadonlyMap<string, Reading<Answer>> = new Map();
  #state: FormState | undefined;

  constructor(data: PageData) {
    this.data = data;
    told.order = data.order;
    const compiled = compileForm(data.form);
    if (!compiled.ok) throw new Error(compiled.failure.code);
    this.form = compiled.value;
    this.context = {
      today: data.today,
      matches: (pattern, text) => patterns.matches(pattern, text),
      upload: (id) => this.files.get(id),
    };
  }

  /** What is answered, by the names of the controls. */
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
