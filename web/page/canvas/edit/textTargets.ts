import type { TextTarget } from '#contract/canvas/messages.ts';

const targets = new WeakMap<Element, TextTarget>();

/** Marks an element whose text is edited where it is shown. `hint` is its name, and its text while it is empty. */
export function markText(element: HTMLElement, target: TextTarget, hint: string): void {
  targets.set(element, target);
  element.dataset.text = '';
  element.dataset.hint = hint;
}

export function targetOf(element: Element): TextTarget | undefined {
  return targets.get(element);
}

export function isSameTarget(one: TextTarget | undefined, other: TextTarget | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The element that shows a text. */
export function elementFor(target: TextTarget): HTMLElement | undefined {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    if (isSameTarget(targets.get(element), target)) return element;
  return undefined;
}
