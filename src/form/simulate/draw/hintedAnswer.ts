import { plainNumber } from '#kit/text/plainNumber.ts';
import { otherValueOf } from '../../field/choice/choice.ts';
import type { ConditionOperand, KnownBehaviour } from '../../logic/compiledForm.ts';
import { settled } from '../../type/declarations.ts';
import type { Answer } from '../../value/answer.ts';
import type { Respondent } from '../respondent.ts';
import { daysAround, timesAround } from './drawMoment.ts';

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
      const step = field.type === 'slider' || field.type === 'rating' ? settled(field).step : 1;
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
