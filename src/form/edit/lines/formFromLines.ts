import type { Field, FormDefinition } from '../../definition/document.ts';
import { optionValue } from '../../value/optionValue.ts';
import type { Question, TypedPage } from './question.ts';

export interface LineWords {
  readonly language: string;
  readonly yes: string;
  readonly no: string;
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
  const base = { id, label, ...(required ? { required } : {}) };
  const choices = optionsOf(options);
  switch (kind) {
    case 'short':
      return { ...base, type: 'one_line_input' };
    case 'number':
    case 'url':
      return { ...base, type: 'one_line_input', accepts: kind };
    case 'long':
      return { ...base, type: 'comment' };
    case 'yes_no':
      return {
        ...base,
        type: 'multiple_choice',
        options: choices.length === 2 ? choices : optionsOf([words.yes, words.no]),
        layout: 'buttons',
      };
    case 'choice':
    case 'choices':
      return {
        ...base,
        type: 'multiple_choice',
        options: choices,
        ...(kind === 'choices' ? { multiple: true } : {}),
        ...(other === undefined ? {} : { other: { label: other } }),
      };
    case 'dropdown':
      return {
        ...base,
        type: 'dropdown',
        options: optionsOf(other === undefined ? options : [...options, other]),
      };
    case 'rating':
      return { ...base, type: 'rating', ...(max === undefined || max === 5 ? {} : { max }) };
    case 'file':
      return { ...base, type: 'file_upload' };
    case 'text':
      return { id, label: '', type: 'rich_text', text: label };
    case 'email':
    case 'phone':
    case 'date':
    case 'time':
    case 'address':
    case 'nps':
      return { ...base, type: kind };
  }
}

function optionsOf(labels: readonly string[]): { value: string; label: string }[] {
  // The value of an option with words of one's own.
  const taken = new Set<unknown>(['other']);
  return labels.map((label) => ({ value: optionValue(label, taken), label }));
}
