import type { Field, FormDefinition } from '../../definition/document.ts';
import { type EntryWords, optionsOf, settingsOfEntry, typeOfEntry } from '../entries/fieldEntries.ts';
import type { Question, TypedPage } from './question.ts';

export interface LineWords extends EntryWords {
  readonly language: string;
}

/** The form that typed questions make. */
export function formFromLines(pages: readonly TypedPage[], words: LineWords): FormDefinition {
  let last = 0;
  const made = pages.map(({ heading, questions }, index) => ({
    id: `page${index + 1}`,
    label: heading.slice(0, 2000),
    fields: questions.map((question) => {
      last += 1;
      return fieldOf(question, `field${last}`, words);
    }),
  }));
  const empty = { id: 'page1', label: '', fields: [] };
  return { format: 2, language: words.language, pages: made.length === 0 ? [empty] : made };
}

function fieldOf(
  { label, kind, required, options, other, max }: Question,
  id: string,
  words: LineWords,
): Field {
  if (kind === 'rich_text') return { id, label: '', type: kind, text: label };
  const base = { id, label, type: typeOfEntry(kind), ...(required ? { required } : {}) };
  const made = { ...base, ...settingsOfEntry(kind, words) };
  switch (kind) {
    case 'yes_no':
      return (options.length === 2 ? { ...made, options: optionsOf(options) } : made) as Field;
    case 'multiple_choice':
    case 'choices':
      return {
        ...made,
        options: optionsOf(options),
        ...(other === undefined ? {} : { other: { label: other } }),
      } as Field;
    case 'dropdown':
      return { ...made, options: optionsOf(other === undefined ? options : [...options, other]) } as Field;
    case 'rating':
      return { ...made, ...(max === undefined || max === 5 ? {} : { max }) } as Field;
    default:
      // Their settings are those of the type.
      return made as Field;
  }
}
