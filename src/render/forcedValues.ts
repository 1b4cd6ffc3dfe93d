import type { FormState } from '#form/logic/evaluateForm.ts';
import type { Answer, FormValues } from '#form/value/answer.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';

/** Values set by rules, as control values: they override the visitor's. */
export function forcedValues({ forced, answers }: FormState): FormValues {
  const values = new Map<string, readonly string[]>();
  for (const id of forced) {
    for (const [name, texts] of controlsOf(id, answers.get(id))) values.set(name, texts);
  }
  return values;
}

/** Rules set only texts, numbers and options. */
function controlsOf(id: string, answer: Answer | undefined): [string, readonly string[]][] {
  if (answer === undefined) return [[id, []]];
  if (typeof answer === 'string') return [[id, [answer]]];
  if (typeof answer === 'number') return [[id, [plainNumber(answer)]]];
  if (!Array.isArray(answer)) return [];
  const chosen = answer.filter((entry) => 'value' in entry);
  return [
    [id, chosen.map(({ value }) => value)],
    [`${id}.other`, chosen.flatMap(({ other }) => other ?? [])],
  ];
}
