import type { Fault } from '#form/value/fault.ts';
import { errorId, idOf } from '#render/field/ids.ts';
import { createElement, type LivePage } from './livePage.ts';

/** Shows or removes the error of a field, with the same markup as the server. */
export function showError(page: LivePage, id: string, sentence: string | undefined, fault?: Fault): void {
  const field = page.fieldAt(id);
  if (field === undefined) return;
  const error = errorId(id);
  document.getElementById(error)?.remove();
  field.classList.toggle('faulty', sentence !== undefined);
  const isGroup = field.matches('fieldset,[role=group]');
  const controls = [...field.querySelectorAll<HTMLInputElement>('[name],[type=file],.sign-name')];
  const definition = page.form.fields[page.form.numberOfField.get(id) ?? -1]?.known?.field;
  const isAtFault = ({ name, value }: HTMLInputElement) =>
    !fault ||
    !definition ||
    page.parts.every(
      ({ isFaulty }) => isFaulty?.(definition, fault, name.slice(id.length + 1), value) !== false,
    );
  for (const target of controls) {
    // Radios take no flag; their group does, which is a row in a matrix.
    const flagged = target.type === 'radio' ? target.closest('[role=radiogroup]') : target;
    setFlag(flagged ?? target, sentence !== undefined && isAtFault(target));
  }
  describe(isGroup ? field : (controls[0] ?? field), error, sentence !== undefined);
  if (sentence === undefined) return;
  const prefix = createElement('span', { className: 'unseen' }, page.data.texts.error_prefix ?? '');
  field.append(createElement('p', { className: 'error', id: error }, prefix, sentence));
}

export function hasError(page: LivePage, id: string): boolean {
  return page.fieldAt(id)?.classList.contains('faulty') === true;
}

export function focusField(page: LivePage, id: string): void {
  const field = page.fieldAt(id);
  const own =
    field?.querySelector<HTMLElement>('[role=radiogroup][aria-invalid] input') ??
    document.getElementById(idOf(id));
  // The file input is hidden while there is a file with a button to remove it.
  const control = own?.hidden ? field?.querySelector('button') : own;
  (control ?? field?.querySelector<HTMLElement>('[name]'))?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

function setFlag(target: Element, invalid: boolean): void {
  if (invalid) target.setAttribute('aria-invalid', 'true');
  else target.removeAttribute('aria-invalid');
}

function describe(target: Element, id: string, on: boolean): void {
  const name = 'aria-describedby';
  const ids = (target.getAttribute(name) ?? '').split(' ').filter((each) => each !== '' && each !== id);
  if (on) ids.push(id);
  if (ids.length === 0) target.removeAttribute(name);
  else target.setAttribute(name, ids.join(' '));
}
