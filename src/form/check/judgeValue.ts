import { matchesPattern } from '../pattern/matchesPattern.ts';
import { behaviourOf } from '../type/behaviours.ts';
import type { KnownField } from '../type/declarations.ts';
import type { AnswerContext } from '../value/answer.ts';
import type { Fault } from '../value/fault.ts';

/** Any day works: the checker reports only faults that hold on every day. */
const context: AnswerContext = {
  today: '2026-01-01',
  matches: (pattern, text) => matchesPattern(pattern, text),
  upload: () => undefined,
};

/**
 * The fault of a value that the form itself gives as an answer, independent of the day; undefined for a valid value
 * or no answer.
 */
export function judgeValue(field: KnownField, json: unknown): Fault | undefined {
  const settled = withoutMovingBounds(field);
  const behaviour = behaviourOf(settled);
  const reading = behaviour.readJson(settled, json, context);
  if ('fault' in reading) return reading.fault;
  if (reading.answer === undefined) return undefined;
  const normal = behaviour.normalise(settled, reading.answer);
  return normal === undefined ? undefined : behaviour.validate(settled, normal, context);
}

function withoutMovingBounds(field: KnownField): KnownField {
  if (field.type !== 'date') return field;
  const { min, max, ...others } = field;
  return {
    ...others,
    ...(min === undefined || min.startsWith('today') ? {} : { min }),
    ...(max === undefined || max.startsWith('today') ? {} : { max }),
  };
}
