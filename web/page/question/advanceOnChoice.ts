import type { Moves } from '../guide.ts';
import type { LivePage } from '../livePage.ts';

/** Long enough to see the choice, in milliseconds. */
const pause = 220;

const types = new Set<unknown>(['multiple_choice', 'rating', 'nps']);

export interface Advance {
  /** Whether a choice in this field moves on, if another step follows. */
  isFor(field: HTMLElement): boolean;
  /** Moves on after a choice, unless the choice needs more words. */
  chosen(choice: HTMLInputElement): void;
  cancel(): void;
}

/**
 * Moves on when one of several options is chosen by pointer. Arrow keys pass through the options on their way, so
 * they do not; nor does assistive technology, which presses no pointer.
 */
export function advanceOnChoice({ element, data, form }: LivePage, moves: Moves): Advance {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByPointer = false;
  const cancel = () => clearTimeout(timer);
  const isFor = (field: HTMLElement) => {
    const known = form.fields[form.numberOfField.get(field.dataset.field ?? '') ?? -1]?.known;
    return data.advance === true && types.has(known?.type) && field.querySelector('[type=radio]') !== null;
  };
  const chosen = (choice: HTMLInputElement) => {
    cancel();
    const field = choice.closest<HTMLElement>('[data-field]');
    if (choice.type !== 'radio' || field === null || !isFor(field) || choice.closest('.other')) return;
    timer = setTimeout(() => {
      // The last step sends the form, which only the button does.
      if (choice.checked && !moves.isLast()) moves.forward();
    }, pause);
  };
  // These come before the listeners that choose.
  addEventListener(
    'pointerdown',
    () => {
      isByPointer = true;
      cancel();
    },
    true,
  );
  addEventListener(
    'keydown',
    () => {
      isByPointer = false;
      cancel();
    },
    true,
  );
  element.addEventListener('click', ({ target }) => {
    if (isByPointer && target instanceof HTMLInputElement) chosen(target);
  });
  return { isFor, chosen, cancel };
}
