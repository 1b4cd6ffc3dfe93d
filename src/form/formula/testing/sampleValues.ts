import type { FormulaValues } from '../evaluate.ts';
import type { FormulaUse } from '../formula.ts';

export interface SampleAnswer {
  readonly use: FormulaUse;
  /** Left out where the field is empty. */
  readonly number?: string;
  readonly text?: string;
  readonly count?: number;
  /** On fields with options. */
  readonly chosen?: readonly string[];
}

/** Answers for tests, on 31 January 2026. */
export function sampleValues(answers: Readonly<Record<string, SampleAnswer>>): FormulaValues {
  const find = (id: string): SampleAnswer | undefined =>
    Object.hasOwn(answers, id) ? answers[id] : undefined;
  return {
    useOf: (id) => find(id)?.use,
    number: (id) => find(id)?.number ?? '0',
    text: (id) => find(id)?.text ?? '',
    count: (id) => find(id)?.count ?? (find(id)?.text === undefined ? 0 : 1),
    chosen: (id) => {
      const chosen = find(id)?.chosen;
      return chosen && new Set(chosen);
    },
    chosenText: (id) => find(id)?.chosen?.join(', '),
    isEmpty: (id) => find(id)?.text === undefined,
    today: '2026-01-31',
    currency: undefined,
  };
}
