import fc from 'fast-check';
import { checkForm } from '#form/check/checkForm.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import type { Action, Rule } from '#form/schema/logic.ts';
import type { FormValues } from '#form/value/answer.ts';
import { valuesUnder } from './randomPage.ts';
import { strictFields } from './strictFields.ts';

interface SoundPage {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}

/** Excludes fields that cannot be filled in through controls alone, or that are decided by the payment. */
const asked = strictFields.filter(({ field }) => !['file_upload', 'credit_card'].includes(field.type));

/** A publishable form on one page, and values for its controls. */
export const soundPage: fc.Arbitrary<SoundPage> = fc
  .tuple(
    fc.constantFrom('', 'a', 'b'),
    fc.array(fc.tuple(fc.constantFrom(...asked), fc.nat(100)), { minLength: 2, maxLength: 6 }),
    fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(100), fc.nat(4)), { maxLength: 4 }),
  )
  .map(([first, fields, rules]) => {
    const numbered = fields.map(([{ field }, _which], index) => {
      const [id, label] = [`field${index + 2}`, `After [field1], ${index}`];
      return { ...field, id, label } as Field;
    });
    const values = new Map([['field1', [first]]] as [string, readonly string[]][]);
    for (const [index, [{ sent }, which]] of fields.entries())
      for (const [name, texts] of valuesUnder(`field${index + 2}`, sent[which % sent.length] ?? {}))
        values.set(name, texts);
    return {
      definition: formOf(
        numbered,
        rules.map(([when, at, sort]) => ruleOf(when, numbered, at, sort)),
      ),
      values,
    };
  })
  .filter(({ definition }) => checkForm(definition).every(({ severity }) => severity !== 'error'));

function formOf(fields: readonly Field[], logic: Rule[]): FormDefinition {
  const first: Field = { id: 'field1', type: 'one_line_input', label: 'First' };
  return {
    format: 2,
    display: 'all_at_once',
    resume: { browser: false },
    pages: [
      { id: 'page1', label: '', fields: [first, ...fields.slice(0, 2)] },
      { id: 'page2', label: '', fields: fields.slice(2) },
    ],
    logic,
  };
}

function ruleOf(value: string, fields: readonly Field[], at: number, sort: number): Rule {
  const field = fields[at % fields.length]?.id ?? 'field1';
  const actions: Action[] = [
    { action: 'show', field },
    { action: 'hide', field },
    { action: 'require', field },
    { action: 'hide', page: 'page2' },
    { action: 'end', after: 'page1', message: 'Early' },
  ];
  return { when: { field: 'field1', operator: 'is', value }, do: actions.slice(sort, sort + 1) };
}
