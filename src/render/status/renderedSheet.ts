import type { Html } from '../html.ts';

/** The content of a page around a form, without its logo; the page's script shows it in place of the form. */
export interface RenderedSheet {
  /** The title of the document. */
  readonly title: string;
  readonly content: Html;
}
