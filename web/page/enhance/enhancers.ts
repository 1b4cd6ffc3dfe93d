import type { LivePage } from '../livePage.ts';
import { enhance as comment } from './comment.ts';
import type { EnhancePage } from './page.ts';

/** Makes one field better to use than HTML alone can; the element is the one that stands around its controls. */
type Enhance = (field: HTMLElement, definition: never, page: EnhancePage) => void;

/** By the type of field; each comes with the part that reads the type's answers. */
export const enhancers: Record<string, Enhance> = { comment };

/** Adds to every field on the page what belongs to its type. */
export function enhanceFields(page: LivePage, kept: EnhancePage['kept']): void {
  const { data } = page;
  const side = { page, texts: data.texts, submission: page.hidden('_submission').value, kept };
  for (const field of data.form.pages.flatMap(({ fields }) => fields)) {
    const place = page.fieldAt(field.id);
    // The table goes by the type, which the compiler cannot follow.
    if (place !== undefined) enhancers[field.type]?.(place, field as never, side);
  }
}
