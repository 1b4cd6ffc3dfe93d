import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { createElement, type LivePage } from '../livePage.ts';

/** The page as the enhancers see it. */
export interface EnhancePage {
  readonly page: LivePage;
  readonly texts: Readonly<Partial<InterfaceTexts>>;
  /** The submission id, which seeds random orders, so that they stay the same after a reload. */
  readonly submission: string;
  /** The answers restored from browser storage, by the names of their controls. */
  readonly restored: ReadonlyMap<string, readonly string[]>;
}

/** Dispatches the events of a change, as if the visitor had made it. */
export function dispatchChange(control: Element): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs `update` now and whenever the answer of the field changes, by the visitor, a script or a rule. */
export function onAnswer(field: HTMLElement, update: () => void): void {
  for (const type of ['input', 'change', 'set']) field.addEventListener(type, update);
  update();
}

/** A live region, which screen readers announce when it changes. */
export function liveRegion(): HTMLElement {
  return Object.assign(createElement('p', { className: 'unseen' }), { role: 'status' });
}
