import type { Field, FormDefinition, Page } from '../../definition/document.ts';
import { changeFields, changePage } from './fields.ts';
import { labelOption, maxLabelLength } from './options.ts';

/** A text of a form that is edited where it is shown. */
export type TextTarget =
  | { readonly on: 'form'; readonly text: 'title' | 'description' }
  | { readonly on: 'page'; readonly page: string; readonly text: 'label' | 'description' }
  | { readonly on: 'field'; readonly field: string; readonly text: 'label' | 'description' | 'text' }
  | { readonly on: 'option'; readonly field: string; readonly option: number };

/** The longest texts that the schema allows. */
const longest = {
  form: { title: 500, description: 10_000 },
  page: { label: 2000, description: 10_000 },
  field: { label: 2000, description: 5000, text: 20_000 },
} as const;

/** How long a text may be. */
export function longestText(target: TextTarget): number {
  if (target.on === 'option') return maxLabelLength;
  if (target.on === 'form') return longest.form[target.text];
  return target.on === 'page' ? longest.page[target.text] : longest.field[target.text];
}

/** The text as the author wrote it, with its markup and formulas. */
export function writtenText(draft: FormDefinition, target: TextTarget): string {
  if (target.on === 'form') return draft[target.text] ?? '';
  if (target.on === 'page') return draft.pages.find(({ id }) => id === target.page)?.[target.text] ?? '';
  const fields = draft.pages.flatMap((page) => page.fields);
  const field = fields.find(({ id }) => id === target.field);
  if (field === undefined) return '';
  if (target.on === 'option') {
    const options = 'options' in field ? field.options : undefined;
    return options?.[target.option]?.label ?? '';
  }
  if (target.text === 'text') return 'text' in field && typeof field.text === 'string' ? field.text : '';
  return field[target.text] ?? '';
}

/** Changes a text; an empty optional text is removed. Texts that are too long are cut. */
export function changeText(draft: FormDefinition, target: TextTarget, given: string): FormDefinition {
  if (target.on === 'option') return labelOption(draft, target.field, target.option, given);
  if (target.on === 'form') return withText(draft, target.text, given.slice(0, longestText(target)), true);
  if (target.on === 'page') {
    const text = given.slice(0, longestText(target));
    return changePage(
      draft,
      target.page,
      (page): Page => withText(page, target.text, text, target.text !== 'label'),
    );
  }
  const text = given.slice(0, longestText(target));
  return changeFields(draft, [target.field], (field): Field => {
    if (target.text === 'text' && field.type !== 'rich_text') return field;
    return withText(field, target.text, text, target.text !== 'label');
  });
}

function withText<Part extends object>(part: Part, name: string, text: string, isOptional: boolean): Part {
  const record = part as Record<string, unknown>;
  if ((record[name] ?? '') === text) return part;
  if (text !== '' || !isOptional) return { ...part, [name]: text };
  const { [name]: _, ...rest } = record;
  return rest as Part;
}
