import { askedFields, seenName, writeSeen } from '#render/askedFields.ts';
import { worded } from '#render/field/shown.ts';
import { saveName } from '#render/saveButton.ts';
import { showEnding } from './ending.ts';
import { focusField, hasError, showError } from './errors.ts';
import { faultWords } from './faultWords.ts';
import { host } from './host.ts';
import type { Keep } from './keep.ts';
import { type LivePage, make } from './livePage.ts';
import { send } from './send.ts';
import { showState } from './showState.ts';
import { focusStep, type Step, showStep, stepsOf } from './steps.ts';
import { tellVisit } from './visits.ts';

/** The visitor's way through the form, step by step until it is sent. */
export class Journey {
  readonly #page: LivePage;
  readonly #keep: Keep;
  readonly #button: HTMLButtonElement;
  readonly #back = make('button', { type: 'button', className: 'button quiet', hidden: true });
  readonly #status = make('p', { className: 'sending', role: 'status' });
  readonly #progress = make('progress', { className: 'steps', hidden: true });
  readonly #lastWords: string;
  #step = '';
  #isSending = false;
  #hasBegun = false;

  constructor(page: LivePage, keep: Keep) {
    this.#page = page;
    this.#keep = keep;
    const { element, data } = page;
    const foot = element.querySelector('.foot') ?? element;
    this.#button = foot.querySelector('button') ?? make('button', {});
    this.#lastWords = this.#button.textContent ?? '';
    this.#back.textContent = data.texts.back ?? '';
    this.#button.before(this.#back);
    foot.append(this.#status);
    page.sheet.prepend(this.#progress);
    element.addEventListener('submit', (event) => {
      // The server saves the answers, and shows the link to them.
      if (event.submitter?.getAttribute('name') === saveName) return;
      event.preventDefault();
      void this.forward();
    });
    element.addEventListener('input', () => this.changed());
    element.addEventListener('change', (event) => this.#left(event.target));
    this.#back.addEventListener('click', () => this.backward());
    if (!host.isThere)
      addEventListener('popstate', ({ state }) => this.#goTo(state?.step ?? this.#steps()[0]?.key ?? ''));
  }

  /** Begins at a step, or where the form does. */
  begin(step: string | undefined): void {
    this.#step = step ?? '';
    this.show();
  }

  /** Shows what the answers make of the form. */
  show(): void {
    this.#page.evaluate();
    showState(this.#page);
    const steps = this.#steps();
    const place = this.#place(steps);
    const step = steps[place];
    if (step === undefined) return;
    this.#step = step.key;
    showStep(this.#page, step, place === 0);
    const { data } = this.#page;
    const isLast = place === steps.length - 1;
    this.#button.textContent = isLast ? this.#lastWords : (data.texts.next ?? '');
    this.#back.hidden = place === 0;
    this.#progress.hidden = !data.progress || steps.length < 2;
    this.#progress.max = steps.length;
    this.#progress.value = place + 1;
    this.#progress.ariaLabel = worded(data.texts.step ?? '', { step: place + 1, steps: steps.length });
    for (const { id } of this.#page.form.fields) if (hasError(this.#page, id)) this.#judge(id);
  }

  /** Something was answered. */
  changed(): void {
    this.show();
    this.#keep.save(this.#step);
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    tellVisit(this.#page, { event: 'start' });
    host.tell('start');
  }

  async forward(): Promise<void> {
    if (this.#isSending) return;
    const steps = this.#steps();
    const place = this.#place(steps);
    const step = steps[place];
    if (step === undefined || !this.#isFine(step)) return;
    for (const page of step.pages)
      if (!steps[place + 1]?.pages.includes(page)) tellVisit(this.#page, { event: 'page', page });
    const next = steps[place + 1];
    if (next === undefined) await this.#send(steps);
    else {
      if (!host.isThere) history.pushState({ step: next.key }, '');
      this.#goTo(next.key);
    }
  }

  backward(): void {
    const steps = this.#steps();
    const before = steps[this.#place(steps) - 1];
    if (before !== undefined) this.#goTo(before.key);
  }

  #goTo(key: string): void {
    if (this.#isSending) return;
    this.#step = key;
    this.show();
    this.#keep.save(key);
    const steps = this.#steps();
    const step = steps[this.#place(steps)];
    if (step === undefined) return;
    focusStep(this.#page, step)?.focus({ preventScroll: true });
    this.#page.sheet.scrollIntoView();
    host.tell('page', { page: step.pages[0] ?? '' });
  }

  #steps(): Step[] {
    return stepsOf(this.#page);
  }

  /** Where the visitor is; at the beginning where that step is no longer on the way. */
  #place(steps: readonly Step[]): number {
    return Math.max(
      0,
      steps.findIndex(({ key }) => key === this.#step),
    );
  }

  /** What somebody has filled in and left is looked at; what is still empty may be filled in later. */
  #left(target: EventTarget | null): void {
    const id =
      target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;
    if (id !== undefined && this.#page.state.answers.has(id)) this.#judge(id);
  }

  #judge(id: string): void {
    const found = this.#page.faults().find(({ field }) => field === id);
    showError(this.#page, id, found && faultWords(this.#page, found), found?.fault);
  }

  #isFine({ fields }: Step): boolean {
    const faults = this.#page.faults().filter(({ field }) => fields.includes(field));
    for (const id of fields) {
      const found = faults.find(({ field }) => field === id);
      showError(this.#page, id, found && faultWords(this.#page, found), found?.fault);
    }
    const [first] = faults;
    if (first !== undefined) focusField(this.#page, first.field);
    return first === undefined;
  }

  async #send(steps: readonly Step[]): Promise<void> {
    const wrong = this.#page.faults()[0];
    const step = wrong === undefined ? undefined : steps.find(({ fields }) => fields.includes(wrong.field));
    if (step !== undefined) {
      this.#goTo(step.key);
      this.#isFine(step);
      return;
    }
    this.#wait(true);
    await Promise.allSettled(this.#page.uploads);
    const { element, data, form, state } = this.#page;
    this.#page.hidden(seenName).value = writeSeen(askedFields(form, state));
    const sent = await send(this.#page, (isWaiting) => {
      this.#status.textContent = (isWaiting ? data.texts.offline : data.texts.sending) ?? '';
    });
    if (sent.state === 'stored') {
      this.#keep.forget();
      host.tell('submitted', { submission_id: sent.id });
      if (sent.ending.redirect === undefined) showEnding(this.#page, sent.ending);
      else host.leaveTo(sent.ending.redirect);
      return;
    }
    if (sent.state === 'asked') {
      host.leaveTo(sent.redirect);
      return;
    }
    this.#wait(false);
    // The server shows people what is the matter, in their language.
    if (sent.state === 'other') element.submit();
    else this.#refused(sent.fields);
  }

  #refused(fields: readonly { id: string; message: string }[]): void {
    const [first] = fields;
    const step = this.#steps().find((each) => each.fields.includes(first?.id ?? ''));
    if (step !== undefined) this.#goTo(step.key);
    for (const { id, message } of fields) showError(this.#page, id, message);
    if (first !== undefined) focusField(this.#page, first.id);
  }

  #wait(isSending: boolean): void {
    this.#isSending = isSending;
    this.#button.ariaDisabled = isSending ? 'true' : null;
    this.#status.textContent = isSending ? (this.#page.data.texts.sending ?? '') : '';
  }
}
