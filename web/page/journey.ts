import { askedFields, seenName, textsName, writeSeen } from '#render/askedFields.ts';
import { worded } from '#render/field/shown.ts';
import { saveName } from '#render/saveButton.ts';
import { showEnding } from './ending.ts';
import { focusField, hasError, showError } from './errors.ts';
import { faultWords } from './faultWords.ts';
import type { Host } from './host.ts';
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
  readonly #host: Host;
  readonly #button: HTMLButtonElement;
  readonly #back = make('button', { type: 'button', className: 'button quiet', hidden: true });
  readonly #status = make('p', { className: 'sending', role: 'status' });
  readonly #progress = make('progress', { className: 'steps', hidden: true });
  readonly #lastWords: string;
  /** What the server has found wrong, by the field: it holds until there is another answer. */
  readonly #told = new Map<string, string>();
  readonly #completed = new Set<string>();
  #step = '';
  #isSending = false;
  #hasBegun = false;

  constructor(page: LivePage, keep: Keep, host: Host) {
    this.#page = page;
    this.#keep = keep;
    this.#host = host;
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
    element.addEventListener('focusout', (event) => this.#left(event));
    this.#back.addEventListener('click', () => this.backward());
    // Somebody who comes back from paying can go on.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#wait(false));
    // On paper everything that is asked stands together.
    addEventListener('beforeprint', () => showStep(page, everything(this.#steps()), true));
    addEventListener('afterprint', () => this.show());
    if (!this.#host.isThere)
      addEventListener('popstate', ({ state }) => state?.step && this.#goTo(state.step));
  }

  /** Begins at the step of another time, at what the server has found wrong, or where the form does. */
  begin(step: string | undefined): void {
    this.#hasBegun = step !== undefined;
    const faulty = this.#page.form.fields.map(({ id }) => id).filter((id) => hasError(this.#page, id));
    for (const id of faulty) this.#told.set(id, this.#standing(id));
    const steps = this.#steps();
    this.#step = stepWith(steps, faulty[0])?.key ?? step ?? '';
    for (const before of steps.slice(0, this.#place(steps)))
      for (const page of before.pages) this.#completed.add(page);
    this.show();
    if (!this.#host.isThere && history.state?.step !== this.#step)
      history.replaceState({ step: this.#step }, '');
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
    this.#button.disabled = isLast && this.#page.isUnpayable;
    this.#back.hidden = place === 0;
    this.#progress.hidden = !data.progress || steps.length < 2;
    this.#progress.max = steps.length;
    this.#progress.value = place + 1;
    this.#progress.ariaLabel = worded(data.texts.step ?? '', { step: place + 1, steps: steps.length });
    for (const { id } of this.#page.form.fields)
      if (hasError(this.#page, id) && this.#told.get(id) !== this.#standing(id)) this.#judge(id);
  }

  /** Something was answered. */
  changed(): void {
    this.show();
    this.#keep.save(this.#step);
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    tellVisit(this.#page, { event: 'start' });
    this.#host.tell('start');
  }

  async forward(): Promise<void> {
    if (this.#isSending) return;
    await this.#filesArrive();
    const steps = this.#steps();
    const place = this.#place(steps);
    const step = steps[place];
    if (step === undefined || !this.#isFine(step)) return;
    const next = steps[place + 1];
    for (const page of step.pages) {
      if (next?.pages.includes(page) || this.#completed.has(page)) continue;
      this.#completed.add(page);
      tellVisit(this.#page, { event: 'page', page });
    }
    if (next === undefined) await this.#send(steps);
    else {
      if (!this.#host.isThere) history.pushState({ step: next.key, from: step.key }, '');
      this.#goTo(next.key);
    }
  }

  backward(): void {
    const steps = this.#steps();
    const before = steps[this.#place(steps) - 1];
    // As the browser's own button does, where that leads to the same.
    if (!this.#host.isThere && history.state?.step === this.#step && history.state.from === before?.key)
      history.back();
    else if (before !== undefined) this.#goTo(before.key);
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
    this.#host.tell('page', { page: step.pages[0] ?? '' });
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
  #left({ target, relatedTarget: next }: FocusEvent): void {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    const id = field?.dataset.field;
    // A click inside a group leaves its control before it comes to another. What moves away under a click on a button
    // would not be clicked, and the button looks at the answers itself.
    const isInside = next === null ? field?.matches('fieldset') : field?.contains(next as Node);
    if (id === undefined || isInside || (next instanceof Element && next.closest('.foot'))) return;
    const found = this.#page.faults().find(({ field }) => field === id);
    if (found !== undefined && found.fault.code !== 'required') this.#judge(id);
  }

  /** What stands in the controls of a field. */
  #standing(id: string): string {
    const own = [...this.#page.values()].filter(([name]) => name === id || name.startsWith(`${id}.`));
    return JSON.stringify(own);
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
    const step = stepWith(steps, this.#page.faults()[0]?.field);
    if (step !== undefined) {
      this.#goTo(step.key);
      this.#isFine(step);
      return;
    }
    this.#wait(true);
    const { element, data, form, state } = this.#page;
    this.#page.hidden(seenName).value = writeSeen(askedFields(form, state));
    this.#page.hidden(textsName).remove();
    const sent = await send(this.#page, (isWaiting) => {
      this.#status.textContent = (isWaiting ? data.texts.offline : data.texts.sending) ?? '';
    });
    if (sent.state === 'stored') {
      this.#keep.forget();
      this.#host.tell('submitted', { submission_id: sent.id });
      // Also where the visitor goes elsewhere: who comes back must not find the form as if it were not sent.
      showEnding(this.#page, sent.ending);
      if (sent.ending.redirect !== undefined) this.#host.leaveTo(sent.ending.redirect);
      return;
    }
    if (sent.state === 'asked') {
      this.#host.leaveTo(sent.redirect);
      return;
    }
    this.#wait(false);
    if (sent.state === 'refused' && this.#refused(sent.fields)) return;
    if (sent.state === 'other') (await import('./putAway.ts')).putAway(sent.code, this.#page, this.#keep);
    // The server shows people what is the matter, in their language.
    element.submit();
  }

  /** Whether it could be shown. */
  #refused(fields: readonly { id: string; message: string }[]): boolean {
    const [first] = fields;
    const step = stepWith(this.#steps(), first?.id);
    if (first === undefined || step === undefined) return false;
    this.#goTo(step.key);
    for (const { id, message } of fields) {
      this.#told.set(id, this.#standing(id));
      showError(this.#page, id, message);
    }
    focusField(this.#page, first.id);
    return true;
  }

  /** What is on its way up is an answer only when it has arrived. */
  async #filesArrive(): Promise<void> {
    if (this.#page.uploads.size === 0) return;
    this.#wait(true);
    await Promise.allSettled(this.#page.uploads);
    this.#wait(false);
  }

  #wait(isSending: boolean): void {
    this.#isSending = isSending;
    if (isSending) this.#button.focus();
    for (const section of this.#page.element.querySelectorAll<HTMLElement>('[data-page]'))
      section.inert = isSending;
    this.#button.ariaDisabled = isSending ? 'true' : null;
    this.#status.textContent = isSending ? (this.#page.data.texts.sending ?? '') : '';
  }
}

function stepWith(steps: readonly Step[], field: string | undefined): Step | undefined {
  return steps.find(({ fields }) => field !== undefined && fields.includes(field));
}

function everything(steps: readonly Step[]): Step {
  return {
    key: '',
    pages: steps.flatMap(({ pages }) => pages),
    fields: steps.flatMap(({ fields }) => fields),
  };
}
