import type { Field, FormDefinition } from '../../definition/document.ts';
import type { FormSettings } from '../../schema/settings.ts';

/** A faulty form, with every finding that the checker must report. */
export interface BrokenForm {
  readonly name: string;
  readonly form: FormDefinition;
  readonly settings?: FormSettings;
  /** Each finding as `code path`, errors first. */
  readonly findings: readonly string[];
}

type Rest = Omit<FormDefinition, 'format' | 'pages'>;

/** A form with one page. */
export function onePage(fields: Field[], rest: Rest = {}): FormDefinition {
  return pages([fields], rest);
}

/** A form with a page for each list of fields: page1, page2 and so on. */
export function pages(lists: Field[][], rest: Rest = {}): FormDefinition {
  const numbered = lists.map((fields, index) => ({ id: `page${index + 1}`, label: '', fields }));
  return { format: 2, pages: numbered, ...rest };
}

/** Valid fields, to place the broken one among. */
export const name: Field = { id: 'field1', type: 'one_line_input', label: 'Name' };
export const colour: Field = {
  id: 'field2',
  type: 'multiple_choice',
  label: 'Colour',
  options: [
    { value: 'red', label: 'Red', price: 5 },
    { value: 'blue', label: 'Blue' },
  ],
};
export const score: Field = { id: 'field3', type: 'nps', label: 'Score' };
export const age: Field = {
  id: 'field4',
  type: 'one_line_input',
  label: 'Age',
  accepts: 'number',
  min: 18,
  max: 99,
};
export const day: Field = { id: 'field5', type: 'date', label: 'Day', min: '2026-01-01', max: '2026-12-31' };
export const words: Field = { id: 'field6', type: 'rich_text', label: '', text: 'Some words' };
