import { submissionName } from '#render/pageNames.ts';
import type { LivePage } from '../livePage.ts';
import type { EnhancePage } from './page.ts';

/** Makes one field easier to use than HTML alone can; `field` is the element around its controls. */
export type Enhance = (field: HTMLElement, definition: never, page: EnhancePage) => void;

/** Runs the enhancer of its type for every field on the page. */
export function enhanceFields(page: LivePage, restored: EnhancePage['restored']): void {
  const { data, parts } = page;
  const enhancers: Record<string, Enhance> = Object.assign({}, ...parts.map((part) => part.enhancers));
  const context = { page, texts: data.texts, submission: page.hidden(submissionName).value, restored };
  for (const field of data.form.pages.flatMap(({ fields }) => fields)) {
    const element = page.fieldAt(field.id);
    // TypeScript cannot relate the enhancer of a type to a field of unknown type.
    if (element !== undefined) enhancers[field.type]?.(element, field as never, context);
  }
}
