import { answersIn, faultsIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { startingValues } from '#form/answer/startingValues.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { english } from '#form/message/faultMessages.ts';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import type { FormView } from '../view.ts';

export const context: AnswerContext = {
  today: '2026-11-15',
  matches: () => true,
  upload: () => undefined,
};

export function compiled(definition: FormDefinition): CompiledForm {
  const form = compileForm(definition);
  if (!form.ok) throw new Error(`the form does not compile: ${form.failure.code}`);
  return form.value;
}

/** A page as the server renders it: empty, or shown again with the submitted values and their faults. */
export function pageView(
  definition: FormDefinition,
  { sent, given = context }: { sent?: FormValues; given?: AnswerContext } = {},
): FormView {
  const form = compiled(definition);
  const values = sent ?? startingValues(form, new Map(), given.today);
  const readings = readAnswers(form, { values }, given);
  const state = evaluateForm(form, answersIn(readings), given);
  const faults = sent === undefined ? [] : faultsIn(form, state, readings, given);
  return {
    language: definition.language ?? 'en',
    direction: 'ltr',
    texts: interfaceEnglish,
    messages: english,
    id: 'k3x9m2ab',
    name: 'A form',
    once: false,
    form,
    state,
    values,
    faults: new Map(faults.map(({ field, fault }) => [field, fault])),
    action: '/f/k3x9m2ab',
    hidden: { _ticket: 'ticket' },
    test: false,
    today: given.today,
    upload: (id, fieldId) => given.upload(id, fieldId),
  };
}
