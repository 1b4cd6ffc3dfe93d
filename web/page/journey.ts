import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { answerableFields, writeSeen } from '#render/answerableFields.ts';
import { saveName, seenName, textsName } from '#render/pageNames.ts';
import { focusField, hasError, showError } from './errors.ts';
import { faultText } from './faultText.ts';
import type { ShownStep } from './guide.ts';
import type { Host } from './host.ts';
import { createElement, type LivePage } from './livePage.ts';
import { send } from './send.ts';
import { showState } from './showState.ts';
import { focusStep, type Step, showStep, stepsOf } from './steps.ts';
import type { StoredAnswers } from './storedAnswers.ts';

/** Leads the visitor through the form, step by step until it is sent. */
export class Journey {
  readonly #page: LivePage;
  readonly #stored: StoredAnswers;
  readonly #host: Host;
  readonly #button: HTMLButtonElement;
  readonly #back = createElement('button', { type: 'button', className: 'button quiet', hidden: true });
  readonly #status = createElement('p', { className: 'sending', role: 'status' });
  readonly #progress = createElement('progress', {});
  readonly #place = createElement('span', { ariaHidden: 'true' });
  readonly #bar = createElement('div', { className: 'steps', hidden: true }, this.#progress, this.#place);
  readonly #submitLabel: string;
  /** The answers that the server refused, by field: their errors stay until the answer changes. */
  readonly #refused = new Map<string, string>();
  readonly #completed = new Set<string>();
  readonly #guides: readonly ((shown: ShownStep) => void)[];
  #step = '';
  /** The step that is on the screen; undefined before the first. */
  #shown: string | undefined;
  #isSending = false;
  #hasStarted = false;

  constructor(page: LivePage, stored: StoredAnswers, host: Host) {
    this.#page = page;
    this.#stored = stored;
    this.#host = host;
    const { element, data } = page;
    const foot = element.querySelector('.foot') ?? element;
    this.#button = foot.querySelector('button') ?? createElement('button', {});
    this.#submitLabel = this.#button.textContent ?? '';
    this.#back.textContent = data.texts.back ?? '';
    this.#button.after(this.#back);
    foot.append(this.#status);
    page.sheet.prepend(this.#bar);
    const moves = {
      forward: () => void this.forward(),
      backward: () => this.backward(),
      isLast: () => this.#step === this.#steps().at(-1)?.key,
    };
    this.#guides = page.parts.flatMap(({ guide }) => guide?.(page, moves) ?? []);
    element.addEventListener('submit', (event) => {
      // `ending/saveLater.ts` saves the answers; without it the server does, and shows the link to them.
      if (event.submitter?.getAttribute('name') === saveName) return;
      event.preventDefault();
      void this.forward();
    });
    element.addEventListener('input', () => this.changed());
    element.addEventListener('focusout', (event) => this.#validateOnBlur(event));
    this.#back.addEventListener('click', () => this.backward());
    // Unlocks the page when the back/forward cache restores it, such as after a payment.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#setSending(false));
    // Prints all visible steps together.
    addEventListener('beforeprint', () => showStep(page, allSteps(this.#steps()), true));
    addEventListener('afterprint', () => this.show());
    if (!this.#host.isEmbedded)
      addEventListener('popstate', ({ state }) => state?.step && this.#goTo(state.step));
  }

  /** Starts at the first field with an error, at the restored step, or at the beginning. */
  begin(step: string | undefined): void {
    this.#hasStarted = step !== undefined;
    const faulty = this.#page.form.fields.map(({ id }) => id).filter((id) => hasError(this.#page, id));
    for (const id of faulty) this.#refused.set(id, this.#valuesText(id));
    const steps = this.#steps();
    this.#step = stepWith(steps, faulty[0])?.key ?? step ?? '';
    for (const before of steps.slice(0, this.#stepIndex(steps)))
      for (const page of before.pages) this.#completed.add(page);
    this.#update();
    // The page waited at its first step; see `waitingStyle`.
    delete document.documentElement.dataset.waits;
    if (!this.#host.isEmbedded && history.state?.step !== this.#step)
      history.replaceState({ step: this.#step }, '');
  }

  get step(): string {
    return this.#step;
  }

  /** Evaluates the form and updates the page. */
  show(): void {
    this.#page.evaluate();
    this.#update();
  }

  #update(): void {
    showState(this.#page);
    const steps = this.#steps();
    const index = this.#stepIndex(steps);
    const step = steps[index];
    if (step === undefined) return;
    this.#step = step.key;
    showStep(this.#page, step, index === 0);
    this.#tellGuides(steps, index);
    const { data } = this.#page;
    const isLast = index === steps.length - 1;
    this.#button.textContent = isLast ? this.#submitLabel : (data.texts.next ?? '');
    this.#button.disabled = isLast && this.#page.isUnpayable;
    this.#page.element.querySelector('.copy')?.toggleAttribute('hidden', !isLast);
    this.#back.hidden = index === 0;
    this.#bar.hidden = !data.progress || steps.length < 2;
    this.#progress.max = steps.length;
    this.#progress.value = index + 1;
    const place = fillPlaceholders(data.texts.step ?? '', { step: index + 1, steps: steps.length });
    this.#place.textContent = place;
    this.#progress.ariaLabel = place;
    for (const { id } of this.#page.form.fields)
      if (hasError(this.#page, id) && this.#refused.get(id) !== this.#valuesText(id)) this.#validate(id);
  }

  /** Handles a change of an answer. */
  changed(): void {
    this.show();
    this.#stored.save(this.#step);
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    countVisit(this.#page, { event: 'start' });
    this.#host.notify('start');
  }

  async forward(): Promise<void> {
    if (this.#isSending) return;
    await this.#waitForUploads();
    const steps = this.#steps();
    const index = this.#stepIndex(steps);
    const step = steps[index];
    if (step === undefined || !this.#isValid(step)) return;
    const next = steps[index + 1];
    for (const page of step.pages) {
      if (next?.pages.includes(page) || this.#completed.has(page)) continue;
      this.#completed.add(page);
      countVisit(this.#page, { event: 'page', page });
    }
    if (next === undefined) await this.#send(steps);
    else {
      if (!this.#host.isEmbedded) history.pushState({ step: next.key, from: step.key }, '');
      this.#goTo(next.key);
    }
  }

  backward(): void {
    const steps = this.#steps();
    const before = steps[this.#stepIndex(steps) - 1];
    // Uses the browser history where it leads to the same step.
    if (!this.#host.isEmbedded && history.state?.step === this.#step && history.state.from === before?.key)
      history.back();
    else if (before !== undefined) this.#goTo(before.key);
  }

  #goTo(key: string): void {
    if (this.#isSending) return;
    this.#step = key;
    this.show();
    this.#stored.save(key);
    const steps = this.#steps();
    const step = steps[this.#stepIndex(steps)];
    if (step === undefined) return;
    focusStep(this.#page, step)?.focus({ preventScroll: true });
    this.#page.sheet.scrollIntoView();
    this.#host.notify('page', { page: step.pages[0] ?? '' });
  }

  #tellGuides(steps: readonly Step[], index: number): void {
    const step = steps[index];
    if (step === undefined || this.#shown === step.key) return;
    const before = steps.findIndex(({ key }) => key === this.#shown);
    const way = this.#shown === undefined ? undefined : before < index ? 'forward' : 'back';
    this.#shown = step.key;
    for (const guide of this.#guides) guide({ step, previous: steps[index - 1], way });
  }

  #steps(): Step[] {
    return stepsOf(this.#page);
  }

  /** The index of the current step; 0 where that step no longer exists. */
  #stepIndex(steps: readonly Step[]): number {
    return Math.max(
      0,
      steps.findIndex(({ key }) => key === this.#step),
    );
  }

  /** Validates a field when the visitor leaves it; empty fields may be filled in later. */
  #validateOnBlur({ target, relatedTarget: next }: FocusEvent): void {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    const id = field?.dataset.field;
    // A click within a group blurs one control before it focuses another.
    const isInside = next === null ? field?.matches('fieldset') : field?.contains(next as Node);
    if (id === undefined || isInside) return;
    const found = this.#page.faults().find(({ field }) => field === id);
    if (found !== undefined && found.fault.code !== 'required') this.#validate(id);
  }

  /** The values in the controls of a field, as one text. */
  #valuesText(id: string): string {
    const own = [...this.#page.values()].filter(([name]) => name === id || name.startsWith(`${id}.`));
    return JSON.stringify(own);
  }

  #validate(id: string): void {
    const found = this.#page.faults().find(({ field }) => field === id);
    showError(this.#page, id, found && faultText(this.#page, found), found?.fault);
  }

  #isValid({ fields }: Step): boolean {
    const faults = this.#page.faults().filter(({ field }) => fields.includes(field));
    for (const id of fields) {
      const found = faults.find(({ field }) => field === id);
      showError(this.#page, id, found && faultText(this.#page, found), found?.fault);
    }
    const [first] = faults;
    if (first !== undefined) focusField(this.#page, first.field);
    return first === undefined;
  }

  async #send(steps: readonly Step[]): Promise<void> {
    const step = stepWith(steps, this.#page.faults()[0]?.field);
    if (step !== undefined) {
      this.#goTo(step.key);
      this.#isValid(step);
      return;
    }
    this.#setSending(true);
    const { element, data, form, state } = this.#page;
    this.#page.hidden(seenName).value = writeSeen(answerableFields(form, state));
    this.#page.hidden(textsName).remove();
    const sent = await send(this.#page, (isWaiting) => {
      this.#status.textContent = (isWaiting ? data.texts.offline : data.texts.sending) ?? '';
    });
    if (sent.state === 'stored') {
      this.#stored.forget();
      this.#host.notify('submitted', { submission_id: sent.id });
      const ending = await import('./ending/ending.ts').catch(() => undefined);
      // Sending the same again stores nothing and shows the server's page.
      if (ending === undefined) element.submit();
      else ending.showEnding(this.#page.sheet, sent, this.#host);
      return;
    }
    if (sent.state === 'asked') {
      this.#host.navigate(sent.redirect);
      return;
    }
    this.#setSending(false);
    if (sent.state === 'refused' && this.#showRefused(sent.fields)) return;
    if (sent.state === 'other')
      (await import('./updateStored.ts')).updateStored(sent.code, this.#page, this.#stored);
    // The server's page explains the problem in the visitor's language.
    element.submit();
  }

  /** Whether the page could show the errors. */
  #showRefused(fields: readonly { id: string; message: string }[]): boolean {
    const [first] = fields;
    const step = stepWith(this.#steps(), first?.id);
    if (first === undefined || step === undefined) return false;
    this.#goTo(step.key);
    for (const { id, message } of fields) {
      this.#refused.set(id, this.#valuesText(id));
      showError(this.#page, id, message);
    }
    focusField(this.#page, first.id);
    return true;
  }

  /** Waits for uploads: a file is an answer only when its upload is complete. */
  async #waitForUploads(): Promise<void> {
    if (this.#page.uploads.size === 0) return;
    this.#setSending(true);
    await Promise.allSettled(this.#page.uploads);
    this.#setSending(false);
  }

  #setSending(isSending: boolean): void {
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

function allSteps(steps: readonly Step[]): Step {
  return {
    key: '',
    pages: steps.flatMap(({ pages }) => pages),
    fields: steps.flatMap(({ fields }) => fields),
  };
}

type Visit = { readonly event: 'start' } | { readonly event: 'page'; readonly page: string };
/** Counts the visit: the server learns the page that was reached, and nothing about the visitor. */
function countVisit({ data }: LivePage, visit: Visit): void {
  if (!data.test)
    navigator.sendBeacon(
      `${location.pathname.replace(/\/$/, '')}/visits${location.search}`,
      JSON.stringify(visit),
    );
}
