import { answersIn } from '../../answer/faultsIn.ts';
import { readAnswers } from '../../answer/readAnswers.ts';
import type { Field, FormDefinition } from '../../definition/document.ts';
import type { Rule } from '../../schema/logic.ts';
import { compileForm } from '../compileForm.ts';
import { evaluateForm, type FormState } from '../evaluateForm.ts';
import { context } from './contexts.ts';

/** A line of text. */
export function text(number: number): Field {
  return { id: `field${number}`, type: 'one_line_input', label: 'A field' };
}

/** A form whose pages hold these fields. */
export function formWith(pages: Field[][], logic: Rule[]): FormDefinition {
  return {
    format: 2,
    pages: pages.map((fields, index) => ({ id: `page${index + 1}`, label: '', fields })),
    logic,
  };
}

/** The state of the form for these answers. */
export function stateOf(definition: FormDefinition, sent: unknown): FormState {
  const form = compileForm(definition);
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return evaluateForm(form.value, answersIn(readAnswers(form.value, { answers: sent }, context)), context);
}
