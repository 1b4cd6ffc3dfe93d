import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { type LivePage, make } from '../livePage.ts';

/** What the modules of this folder need to know of the page. */
export interface EnhancePage {
  readonly page: LivePage;
  readonly texts: Readonly<Partial<InterfaceTexts>>;
  /** Under which the answers are sent: orders that are drawn by lot are drawn from it, and stay when it does. */
  readonly submission: string;
  /** Answers that were kept in the browser, by the names of their controls. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
}

/** Lets the page know that an answer was changed by a script, as if the visitor had done it. */
export function tell(control: Element): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Looks now and whenever an answer of the field changes, by the visitor, by this script or by a rule. */
export function watch(field: HTMLElement, look: () => void): void {
  for (const type of ['input', 'change', 'set']) field.addEventListener(type, look);
  look();
}

/** A region whose words are read out when they change. */
export function live(): HTMLElement {
  return Object.assign(make('p', { className: 'unseen' }), { role: 'status' });
}
