import type { DropdownField } from '#form/schema/field/dropdown.ts';
import { shuffled } from '#kit/shuffled.ts';
import type { EnhancePage } from './page.ts';

/** Up to this many options, reading is faster than searching. */
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
  // The native picker of phones is better than a custom list.
  const searched = definition.search ?? definition.options.length > readable;
  if (searched && !matchMedia('(pointer:coarse)').matches) void searchIn(field, select, page);
}

/** Lazy import, because few forms have a long list; the native select works until then. */
async function searchIn(field: HTMLElement, select: HTMLSelectElement, page: EnhancePage): Promise<void> {
  const { addSearch } = await import('./search.ts');
  addSearch(field, select, page);
}
