import assert from 'node:assert/strict';
import type { Answer, AnswerContext } from '../../value/answer.ts';
import type { FaultCode } from '../../value/fault.ts';
import type { FieldBehaviour } from '../behaviour.ts';

/** A day to answer on, a Sunday. */
export const context: AnswerContext = {
  today: '2026-11-15',
  matches: () => true,
  upload: () => undefined,
};

/** The outcome of answering: the stored answer, `nothing`, or the fault code. */
type Outcome<Given> = { kept: Given } | 'nothing' | FaultCode;

export function answerJson<Field, Given extends Answer>(
  behaviour: FieldBehaviour<Field, Given>,
  field: Field,
  value: unknown,
): Outcome<Given> {
  return settle(behaviour, field, behaviour.readJson(field, value, context));
}

/** As a browser would send it: each name with its values. */
export function answerForm<Field, Given extends Answer>(
  behaviour: FieldBehaviour<Field, Given>,
  field: Field,
  sent: Record<string, readonly string[]>,
): Outcome<Given> {
  return settle(behaviour, field, behaviour.readForm(field, new Map(Object.entries(sent)), context));
}

function settle<Field, Given extends Answer>(
  behaviour: FieldBehaviour<Field, Given>,
  field: Field,
  reading: ReturnType<FieldBehaviour<Field, Given>['readJson']>,
): Outcome<Given> {
  if ('fault' in reading) return reading.fault.code;
  if (reading.answer === undefined) return 'nothing';
  const answer = behaviour.normalise(field, reading.answer);
  if (answer === undefined) return 'nothing';
  return behaviour.validate(field, answer, context)?.code ?? { kept: answer };
}

/** A stored answer keeps its meaning through every conversion. */
export function assertSurvives<Field, Given extends Answer>(
  behaviour: FieldBehaviour<Field, Given>,
  field: Field,
  answer: Given,
): void {
  assert.deepEqual(behaviour.normalise(field, answer), answer);
  assert.deepEqual(behaviour.readValue(field, throughJson(behaviour.printValue(field, answer))), answer);
  assert.deepEqual(answerJson(behaviour, field, throughJson(behaviour.writeJson(field, answer))), {
    kept: answer,
  });
  assert.match(behaviour.asNumber(field, answer), /^(0|-?[1-9]\d*|-?\d+\.\d*[1-9])$/);
}

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** For any input, nothing throws and an accepted answer survives. */
export function assertWithstands<Field, Given extends Answer>(
  behaviour: FieldBehaviour<Field, Given>,
  field: Field & { id: string },
  value: unknown,
): void {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const sent = { [field.id]: [text, text], [`${field.id}.other`]: [text] };
  for (const outcome of [answerJson(behaviour, field, value), answerForm(behaviour, field, sent)]) {
    if (typeof outcome === 'object') assertSurvives(behaviour, field, outcome.kept);
  }
  const stored = behaviour.readValue(field, value);
  if (stored !== undefined) assert.deepEqual(behaviour.normalise(field, stored), stored);
}

/** Values that no field accepts. */
export const nothing = [undefined, null, '', '   ', '\t\n', '\u00a0', []];

/** Values that break programs without validation. None is a valid number or date. */
export const hostile: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e308,
  true,
  false,
  {},
  { toString: 'no function' },
  { length: 1, 0: '3' },
  JSON.parse('{"__proto__": {"other": "x"}}'),
  [[]],
  [null],
  [['3']],
  ['3', '4'],
  [{}],
  [{ other: {} }],
  [JSON.parse('{"__proto__": {"other": "x"}}')],
  'NaN',
  'Infinity',
  '-Infinity',
  '1e2',
  '0x10',
  '0b11',
  '1_000',
  '1,5',
  '٣',
  '３',
  '--1',
  '1 2',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '3\u0000',
  '\ud800',
  '9'.repeat(1_000_000),
  'x'.repeat(1_000_000),
];
