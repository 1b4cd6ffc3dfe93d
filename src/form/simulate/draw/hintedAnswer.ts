import { plainNumber } from '#kit/text/plainNumber.ts';
import { addDays } from '#kit/time/day.ts';
import type { ConditionOperand, KnownBehaviour } from '../../logic/compiledForm.ts';
import { settled } from '../../type/declarations.ts';
import { otherValueOf } from '../../type/multipleChoice/choice/choice.ts';
import { clockTime, minutesOf } from '../../type/time/draw.ts';
import { factsOf } from '../../type/types.ts';
import type { Answer } from '../../value/answer.ts';
import type { Respondent } from '../person/respondent.ts';

/** An answer for which the condition of a rule holds, or just not; it may be invalid. */
export function hintedAnswer(
  { behaviour, comparison, field }: KnownBehaviour,
  wanted: ConditionOperand,
  { random, context, locale }: Respondent,
): Answer | undefined {
  const candidates = candidatesFor(field, comparison, wanted, () => random.pick(locale.topics));
  if (candidates.length === 0) return undefined;
  const reading = behaviour.readJson(field, random.pick(candidates), context);
  return 'answer' in reading ? reading.answer : undefined;
}

/** As JSON. */
function candidatesFor(
  field: KnownBehaviour['field'],
  comparison: KnownBehaviour['comparison'],
  { operator, text, number }: ConditionOperand,
  words: () => string,
): unknown[] {
  switch (comparison) {
    case 'text':
      if (text === '') return [];
      return operator === 'contains' ? [text, `${words()} ${text}`] : [text];
    case 'number': {
      if (number === undefined || field.type === 'table_entry' || field.type === 'file_upload') return [];
      const { scale } = factsOf(field);
      const step = scale === undefined ? 1 : scale(field).step;
      const value = Number(number.toText());
      return [value, value + step, value - step].map((each) => Number(plainNumber(each)));
    }
    case 'day':
      return daysAround(text);
    case 'clock':
      return timesAround(text, field.type === 'time' ? settled(field).step : 1);
    case 'options': {
      const isOther =
        (field.type === 'multiple_choice' || field.type === 'dropdown') && text === otherValueOf(field);
      return isOther || text === '' ? [] : [[text]];
    }
    case 'presence':
    case 'none':
      return [];
  }
}

/** Times and days around one that a rule compares with. */
function timesAround(text: string, step: number): string[] {
  const minutes = minutesOf(text);
  if (Number.isNaN(minutes)) return [];
  return [minutes, minutes + step, minutes - step].filter((each) => each >= 0 && each < 1440).map(clockTime);
}

function daysAround(text: string): string[] {
  return [0, 1, -1, 7, -7].flatMap((days) => addDays(text, days) ?? []);
}
