import type { DropdownField } from '#form/schema/field/dropdown.ts';
import { shuffled } from '#kit/shuffled.ts';
import type { EnhancePage } from './page.ts';

/** A list up to here is read faster than it is searched. */
const readable = 10;

export function enhance(field: HTMLElement, definition: DropdownField, page: EnhancePage): void {
  const select = field.querySelector('select');
  if (select === null) return;
  if (definition.shuffle) {
    const { value } = select;
    const [first, ...options] = select.options;
    if (first) select.replaceChildren(first, ...shuffled(options, page.submission + definition.id));
    select.value = value;
  }
  // What phones show for a list of options is better than anything that a page can draw.
  const searched = definition.search ?? definition.options.length > readable;
  if (searched && !matchMedia('(pointer:coarse)').matches) void searchIn(field, select, page);
}

/** Few forms have such a list, so that it comes for itself; until then there is the list of the browser. */
async function searchIn(field: HTMLElement, select: HTMLSelectElement, page: EnhancePage): Promise<void> {
  const { addSearch } = await import('./search.ts');
  addSearch(field, select, page);
}
