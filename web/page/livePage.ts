import { ticketName } from '#render/pageNames.ts';
import type { PageData } from '#render/script/pageData.ts';
import { LiveForm } from './liveForm.ts';
import type { PagePart } from './part/part.ts';

/** The form on the page, with its controls. */
export class LivePage extends LiveForm {
  readonly element: HTMLFormElement;
  readonly sheet: HTMLElement;
  /** The ticket of this page. Restored answers carry an earlier ticket, which cannot upload files any more. */
  readonly ticket: string;
  /** Whether the answers ask for a payment that the server cannot take. */
  isUnpayable = false;
  /** The uploads in progress. */
  readonly uploads = new Set<Promise<unknown>>();
  /** The elements around the controls of each field, in the order of the page, which never changes. */
  readonly fields: readonly HTMLElement[];
  readonly #fields = new Map<string, HTMLElement>();

  constructor(data: PageData, parts: readonly PagePart[], element: HTMLFormElement) {
    super(data, parts);
    this.element = element;
    this.sheet = element.closest('main') ?? element;
    this.ticket = this.hidden(ticketName).value;
    this.fields = [...element.querySelectorAll<HTMLElement>('[data-field]')];
    for (const field of this.fields) this.#fields.set(field.dataset.field ?? '', field);
  }

  /** Reads the controls by name. Files are uploaded before the form is sent, so only their ids count. */
  override values(): Map<string, string[]> {
    const values = new Map<string, string[]>();
    for (const [name, value] of new FormData(this.element)) {
      if (typeof value !== 'string') continue;
      const known = values.get(name);
      if (known === undefined) values.set(name, [value]);
      else known.push(value);
    }
    return values;
  }

  fieldAt(id: string): HTMLElement | undefined {
    return this.#fields.get(id);
  }

  hidden(name: string): HTMLInputElement {
    const known = this.element.elements.namedItem(name);
    if (known instanceof HTMLInputElement) return known;
    const input = createElement('input', { type: 'hidden', name });
    this.element.append(input);
    return input;
  }
}

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  settings: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), settings);
  element.append(...content);
  return element;
}
