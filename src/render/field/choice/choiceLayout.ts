import type { DropdownField } from '#form/type/dropdown/settings.ts';
import type { MultipleChoiceField } from '#form/type/multipleChoice/settings.ts';

/** Up to this many options, reading is faster than searching. */
const readable = 10;

/** Whether the script offers a search in the list. */
export function isSearched({ search, options }: Pick<DropdownField, 'search' | 'options'>): boolean {
  return search ?? options.length > readable;
}

export function hasPictures({ options }: Pick<MultipleChoiceField, 'options'>): boolean {
  return options.some(({ image }) => image !== undefined);
}
