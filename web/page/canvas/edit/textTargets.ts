import type { TextTarget } from '#contract/canvas/messages.ts';
import type { FormDefinition } from '#form/definition/document.ts';

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

/** The text as the author wrote it, with its markup and formulas. */
export function writtenText(draft: FormDefinition, target: TextTarget): string {
  if (target.on === 'form') return draft[target.text] ?? '';
  if (target.on === 'page') return draft.pages.find(({ id }) => id === target.page)?.[target.text] ?? '';
  const fields = draft.pages.flatMap((page) => page.fields);
  const field = fields.find(({ id }) => id === target.field);
  if (field === undefined) return '';
  if (target.on === 'option') {
    const options = 'options' in field ? field.options : undefined;
    return options?.[target.option]?.label ?? '';
  }
  if (target.text === 'text') return 'text' in field && typeof field.text === 'string' ? field.text : '';
  return field[target.text] ?? '';
}
