import { AnsweredForm } from '#form/logic/answeredForm.ts';
import type { CompiledCondition, CompiledForm } from '#form/logic/compiledForm.ts';
import type { Answers } from '#form/value/answer.ts';

/** Decides conditions of workflows and actions for one response. Its answers are only read if there is a condition. */
export function conditionJudge({
  form,
  answers,
  today,
}: {
  readonly form: CompiledForm;
  readonly answers: () => Answers;
  /** The day of the submission in the form's time zone. */
  readonly today: () => string;
}): (condition: CompiledCondition | undefined) => boolean {
  let answered: AnsweredForm | undefined;
  return (condition) => {
    if (condition === undefined) return true;
    answered ??= new AnsweredForm(form, answers(), today());
    return answered.holds(condition);
  };
}
