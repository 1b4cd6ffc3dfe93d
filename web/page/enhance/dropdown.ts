import type { DropdownField } from '#form/type/dropdown/settings.ts';
import { shuffled } from '#kit/shuffled.ts';
import { isSearched } from '#render/field/choice/choiceLayout.ts';
import type { EnhancePage } from './page.ts';

export function enhance(field: HTMLElement, definition: DropdownField, page: EnhancePage): void {
  const select = field.querySelector('select');
  if (select === null) return;
  if (definition.shuffle) {
    const { value } = select;
    const [first, ...options] = select.options;
    if (first) select.replaceChildren(first, ...shuffled(options, page.submission + definition.id));
    select.value = value;
  }
  if (isSearched(definition)) void improveList(field, select, page);
}

/** Lazy import, because few forms have a long list; the native select works until then. */
async function improveList(field: HTMLElement, select: HTMLSelectElement, page: EnhancePage): Promise<void> {
  (await import('./search/longList.ts')).improveList(field, select, page);
}
