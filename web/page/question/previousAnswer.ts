import type { Moves } from '../guide.ts';
import { createElement, type LivePage } from '../livePage.ts';
import type { Step } from '../steps.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The answer to the question before, above the current one; a press goes back to it. */
export function previousAnswer(
  page: LivePage,
  moves: Moves,
): { element: HTMLElement; show(previous: Step | undefined): void } {
  const back = createElement('span', { className: 'unseen' }, `${page.data.texts.back ?? ''}: `);
  const question = createElement('span', {});
  const given = createElement('b', {});
  const element = createElement(
    'button',
    { type: 'button', className: 'previous' },
    back,
    question,
    ' ',
    given,
  );
  element.addEventListener('click', () => moves.backward());
  return {
    element,
    show(previous) {
      const field = page.fieldAt(previous?.fields[0] ?? '');
      const answer = field && answerOf(field);
      element.hidden = !answer;
      if (!field || !answer) return;
      question.textContent = field.querySelector('[role=heading]')?.textContent?.trim() ?? '';
      given.textContent = answer;
    },
  };
}

/** The answer as the page shows it. */
function answerOf(field: HTMLElement): string {
  const controls = field.querySelectorAll<Control>(
    'input:not([type=hidden],[type=file],[aria-hidden]),select,textarea',
  );
  const names = [...field.querySelectorAll('.files .words')].map((name) => name.firstChild?.textContent);
  return [...[...controls].map(textOf), ...names]
    .map((text) => text?.trim())
    .filter((text) => text)
    .join(', ');
}

function textOf(control: Control): string | undefined {
  if (control.closest('[hidden]')?.matches('[data-field],.page') === false) return undefined;
  if (control instanceof HTMLSelectElement) return control.value && control.selectedOptions[0]?.text;
  if (control.type === 'date' && control.value !== '') return writtenDay(control.value);
  if (control.type !== 'radio' && control.type !== 'checkbox') return control.value;
  if (!(control as HTMLInputElement).checked) return undefined;
  const label = control.labels?.[0];
  return label?.querySelector('.words,.unseen')?.firstChild?.textContent ?? label?.textContent ?? undefined;
}

function writtenDay(day: string): string {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
