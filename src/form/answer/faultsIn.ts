import type { CompiledForm, KnownBehaviour } from '../logic/compiledForm.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import type { Answer, AnswerContext, Answers } from '../value/answer.ts';
import { type Fault, fault } from '../value/fault.ts';
import type { Readings } from './readAnswers.ts';

export interface FieldFault {
  readonly field: string;
  readonly fault: Fault;
}

/** The answers that could be read. An unreadable one counts as no answer until the visitor corrects it. */
export function answersIn(readings: Readings): Answers {
  const answers = new Map<string, Answer>();
  for (const [id, reading] of readings) {
    if ('answer' in reading && reading.answer !== undefined) answers.set(id, reading.answer);
  }
  return answers;
}

/** The faults of the visible fields, in the order of the form. Server and browser both call this. */
export function faultsIn(
  form: CompiledForm,
  state: FormState,
  readings: Readings,
  context: AnswerContext,
): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const { id, known } of form.fields) {
    if (known === undefined || !state.visible.has(id)) continue;
    const reading = state.forced.has(id) ? undefined : readings.get(id);
    const found =
      reading !== undefined && 'fault' in reading ? reading.fault : faultOf(known, state, context);
    if (found !== undefined) faults.push({ field: id, fault: found });
  }
  return faults;
}

function faultOf({ field, behaviour, source }: KnownBehaviour, state: FormState, context: AnswerContext) {
  const answer = state.answers.get(field.id);
  if (answer === undefined) return state.required.has(field.id) ? fault('required') : undefined;
  // A visitor cannot correct a calculated value.
  return source === 'visitor' ? behaviour.validate(field, answer, context) : undefined;
}
