import type { Field } from '#form/definition/document.ts';
import type { EnhancePage } from './page.ts';

type Enhance = (field: HTMLElement, definition: never, page: EnhancePage) => void;

/** What the script adds to fields, by their type; each is loaded only where a form has such a field. */
const modules: Readonly<Record<string, () => Promise<{ enhance: Enhance }>>> = {
  calendly: () => import('./calendly.ts'),
  comment: () => import('./comment.ts'),
  dropdown: () => import('./dropdown.ts'),
  multiple_choice: () => import('./multipleChoice.ts'),
  nps: () => import('./clear.ts'),
  rating: () => import('./clear.ts'),
  slider: () => import('./slider.ts'),
  table_entry: () => import('./tableEntry.ts'),
};

/** Adds to every field on the page what belongs to its type. What cannot be loaded is missed by nobody. */
export async function enhanceFields(fields: readonly Field[], page: EnhancePage): Promise<void> {
  const places = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-field]')].map((place) => [place.dataset.field, place]),
  );
  await Promise.allSettled(
    fields.map(async (field) => {
      const place = places.get(field.id);
      const load = modules[field.type];
      if (place === undefined || load === undefined) return;
      const { enhance } = await load();
      // The table goes by the type, which the compiler cannot follow.
      enhance(place, field as never, page);
    }),
  );
}
