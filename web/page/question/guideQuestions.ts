import type { Moves, ShownStep } from '../guide.ts';
import { createElement, type LivePage } from '../livePage.ts';
import { focusStep, type Step } from '../steps.ts';
import { advanceOnChoice } from './advanceOnChoice.ts';
import { answerByKey, showOptionKeys } from './answerByKey.ts';
import { moveByKey } from './moveByKey.ts';
import { moveBySwipe } from './moveBySwipe.ts';
import { previousAnswer } from './previousAnswer.ts';

/** Shows each question on a screen of its own: its label is the heading, and keys answer it and move on. */
export function guideQuestions(page: LivePage, moves: Moves): (shown: ShownStep) => void {
  const { element } = page;
  const root = document.documentElement.dataset;
  const button = element.querySelector('.foot button');
  const hint = createElement('kbd', { className: 'key', ariaHidden: 'true' });
  button?.after(hint);
  // A choice that changes the page is announced before it is made.
  const note = createElement(
    'p',
    { className: 'unseen', id: 'advances' },
    page.data.texts.advance_note ?? '',
  );
  element.append(note);
  const previous = previousAnswer(page, moves);
  element.prepend(previous.element);
  for (const field of page.fields) makeHeading(field);
  const advance = advanceOnChoice(page, moves);
  let current: HTMLElement | undefined;
  answerByKey(page, () => current, advance);
  moveByKey(page, moves);
  moveBySwipe(page, moves);

  return ({ step, previous: before, way }) => {
    advance.cancel();
    root.asks = before === undefined ? 'first' : 'later';
    if (way !== undefined) root.way = way;
    current = page.fieldAt(step.fields[0] ?? '');
    if (current !== undefined) {
      showOptionKeys(current);
      if (advance.isFor(current) && !moves.isLast()) describeBy(current, note.id);
    }
    // The text of a page introduces its first question.
    for (const text of current?.closest('.page')?.querySelectorAll<HTMLElement>(':scope>.intro') ?? [])
      text.hidden = before?.pages[0] === step.pages[0];
    hint.textContent = current?.querySelector('textarea') ? `${controlKey()}Enter ↵` : 'Enter ↵';
    previous.show(before);
    if (way === undefined) focusFirst(page, step);
  };
}

/** The first question takes keys at once, except where that would move the host page or open a keyboard on the screen. */
function focusFirst(page: LivePage, step: Step): void {
  const { activeElement, body, documentElement } = document;
  const isTaken = activeElement !== null && activeElement !== body;
  if (isTaken || documentElement.dataset.embed !== undefined || matchMedia('(pointer:coarse)').matches)
    return;
  const control = focusStep(page, step);
  // A ring around the first of several options would look like a choice.
  control?.focus({ preventScroll: true, focusVisible: !control.matches('[type=radio],[type=checkbox]') });
}

/** Makes the label a heading, one level below those of the page. */
function makeHeading(field: HTMLElement): void {
  const label = field.querySelector('.label');
  if (label === null) return;
  const level = field.closest('.page')?.querySelector(':scope>h2') ? '3' : '2';
  const heading = Object.assign(createElement('span', { role: 'heading', ariaLevel: level }));
  const [...content] = label.childNodes;
  heading.append(...content.filter((node) => !(node instanceof Element && node.matches('.star-mark'))));
  label.prepend(heading);
}

function describeBy(field: HTMLElement, id: string): void {
  const ids = new Set((field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  field.setAttribute('aria-describedby', [...ids.add(id)].join(' '));
}

function controlKey(): string {
  return /Mac|iP/.test(navigator.platform) ? '⌘ ' : 'Ctrl ';
}
