import type { Answer, AnswerContext, UploadedFile } from '#form/answer/answer.ts';
import type { Reading } from '#form/answer/fault.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { answersIn, type FieldFault, faultsIn } from '#form/answer/settleSubmission.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { PageData } from '#render/script/pageData.ts';
import { told } from './instead/order.ts';
import { patterns } from './patterns.ts';

/** The form on the page and what it is for the answers that stand in it, decided as the server decides it. */
export class LivePage {
  readonly data: PageData;
  readonly element: HTMLFormElement;
  readonly sheet: HTMLElement;
  readonly form: CompiledForm;
  readonly context: AnswerContext;
  /** What was uploaded from here, by its id. */
  readonly files = new Map<string, UploadedFile>();
  /** What is still on its way up. */
  readonly uploads = new Set<Promise<unknown>>();
  #readings: ReadonlyMap<string, Reading<Answer>> = new Map();
  #state: FormState | undefined;

  constructor(data: PageData, element: HTMLFormElement) {
    this.data = data;
    this.element = element;
    this.sheet = element.closest('main') ?? element;
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

  get state(): FormState {
    return this.#state ?? this.evaluate();
  }

  evaluate(): FormState {
    this.#readings = readAnswers(this.form, { values: this.values() }, this.context);
    this.#state = evaluateForm(this.form, answersIn(this.#readings), this.context);
    return this.#state;
  }

  /** What stands in the controls, by their names. Files are sent before the form is. */
  values(): Map<string, string[]> {
    const values = new Map<string, string[]>();
    for (const [name, value] of new FormData(this.element)) {
      if (typeof value !== 'string') continue;
      const known = values.get(name);
      if (known === undefined) values.set(name, [value]);
      else known.push(value);
    }
    return values;
  }

  faults(): FieldFault[] {
    return faultsIn(this.form, this.state, this.#readings, this.context);
  }

  /** The element of a field. */
  fieldAt(id: string): HTMLElement | undefined {
    return this.fields().find(({ dataset }) => dataset.field === id);
  }

  fields(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('[data-field]')];
  }

  hidden(name: string): HTMLInputElement {
    const known = this.element.elements.namedItem(name);
    if (known instanceof HTMLInputElement) return known;
    const input = make('input', { type: 'hidden', name });
    this.element.append(input);
    return input;
  }
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  settings: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), settings);
  element.append(...content);
  return element;
}
