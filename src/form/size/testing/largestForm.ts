import type { Field, FormDefinition } from '../../definition/document.ts';
import type { Condition, Rule } from '../../schema/logic.ts';
import { maxInForm } from '../formExcesses.ts';

const languages = ['de', 'fr', 'es', 'it', 'nl', 'pl'];
const onPage = 20;
const choices = 500;

/**
 * A form near all bounds at once: a thousand fields with 20,000 options in seven languages, 5,000 conditions, 2,500 actions
 * of rules, 10,000 terms of formulas and 200 actions of workflows.
 */
export function largestForm(): FormDefinition {
  const count = maxInForm.fields;
  const options = Math.floor((maxInForm.inputs - count) / choices);
  const fields = Array.from({ length: count }, (_, index) => fieldAt(index, options));
  return {
    format: 2,
    title: 'The largest form',
    language: 'en',
    pages: Array.from({ length: count / onPage }, (_, page) => ({
      id: `page${page + 1}`,
      label: `Page ${page + 1}`,
      fields: fields.slice(page * onPage, (page + 1) * onPage),
    })),
    logic: rules(),
    workflows: workflows(),
    translations: Object.fromEntries(languages.map((language) => [language, translated(fields, language)])),
  };
}

/** One in two is a choice, one in eight a calculated value, the others are questions. */
function fieldAt(index: number, options: number): Field {
  const description = `Some **bold** and *slanted* words with a [link](https://example.org/${index}) and the sum [field1 + ${index}]. ${'Words. '.repeat(12)}`;
  const base = { id: `field${index + 1}`, label: `Question ${index + 1}`, description };
  if (index === 1) return { ...base, type: 'file_upload' };
  if (isChoice(index))
    return {
      ...base,
      type: 'multiple_choice',
      options: Array.from({ length: options }, (_, option) => ({
        value: `o${option}`,
        label: `O ${option}`,
        price: option,
      })),
    };
  if (index % 8 === 7)
    return {
      ...base,
      type: 'hidden',
      // Each calculates with questions before it, so that the order of evaluation has something to find.
      formula: Array.from(
        { length: 27 },
        (_, term) => `field${((index * 7 + term * 13) % 500) * 2 + 1}`,
      ).join(' + '),
    };
  return { ...base, type: 'one_line_input' };
}

function isChoice(index: number): boolean {
  return index % 2 === 0;
}

/** 500 rules with ten conditions each and five actions. */
function rules(): Rule[] {
  return Array.from({ length: 480 }, (_, rule) => ({
    when: {
      all: Array.from(
        { length: 9 },
        (_, part): Condition => ({
          field: `field${((rule * 9 + part) % 200) * 2 + 1}`,
          operator: part % 2 === 0 ? 'is' : 'is_not',
          value: `o${(rule + part) % 30}`,
        }),
      ),
    },
    do: Array.from({ length: 5 }, (_, part) => ({
      action: part % 2 === 0 ? ('show' as const) : ('require' as const),
      field: `field${400 + ((rule * 5 + part) % 290) * 2 + 2}`,
    })),
  }));
}

function workflows(): FormDefinition['workflows'] {
  return Array.from({ length: 20 }, (_, workflow) => ({
    id: `workflow${workflow + 1}`,
    trigger: 'response' as const,
    when: { field: 'field1', operator: 'is', value: `o${workflow}` },
    do: Array.from({ length: 10 }, (_, action) => ({
      id: `action${action + 1}`,
      type: 'mail' as const,
      to: 'desk@example.org',
      subject: `Answer [field${action + 1}]`,
    })),
  }));
}

function translated(fields: readonly Field[], language: string) {
  return {
    title: `The largest form (${language})`,
    fields: Object.fromEntries(
      fields.map((field) => [
        field.id,
        {
          label: `${field.label} (${language})`,
          ...(field.type === 'multiple_choice' && 'options' in field
            ? {
                options: Object.fromEntries(
                  (field.options as { value: string; label: string }[]).map(({ value, label }) => [
                    value,
                    `${label} ${language}`,
                  ]),
                ),
              }
            : {}),
        },
      ]),
    ),
  };
}
