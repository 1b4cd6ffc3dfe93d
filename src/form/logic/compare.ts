import { type Decimal, parseDecimal } from '#kit/decimal.ts';
import type { Answer } from '../value/answer.ts';
import type { ConditionOperand, KnownBehaviour } from './compiledForm.ts';
import type { Compared } from './holds.ts';

const nothing: Compared = { empty: true, order: undefined, contains: false };
const something: Compared = { empty: false, order: undefined, contains: false };

const writtenDay = /^\d{4}-\d\d-\d\d$/;
const writtenClock = /^\d\d:\d\d$/;

/** Compares an answer with the value of a condition. `folded` is the case-folded answer, for comparing texts. */
export function compareAnswer(
  { behaviour, field, comparison }: KnownBehaviour,
  answer: Answer | undefined,
  wanted: ConditionOperand,
  folded: string,
): Compared {
  if (answer === undefined) return nothing;
  switch (comparison) {
    case 'text':
      return compareText(folded, wanted);
    case 'number':
      return compareNumber(parseDecimal(behaviour.asNumber(field, answer)), wanted);
    case 'day':
      return compareWritten(answer, wanted, writtenDay);
    case 'clock':
      return compareWritten(answer, wanted, writtenClock);
    case 'options':
      return compareOptions(answer, wanted);
    default:
      return something;
  }
}

/** Both texts must be folded. */
export function compareText(text: string, { text: wanted }: ConditionOperand): Compared {
  if (text === '') return nothing;
  return {
    empty: false,
    order: text === wanted ? 0 : undefined,
    contains: wanted !== '' && text.includes(wanted),
  };
}

export function compareNumber(number: Decimal | undefined, { number: wanted }: ConditionOperand): Compared {
  if (number === undefined || wanted === undefined) return something;
  return { empty: false, order: number.compare(wanted), contains: false };
}

/** ISO days and times sort as texts. */
function compareWritten(answer: Answer, { text: wanted }: ConditionOperand, written: RegExp): Compared {
  if (typeof answer !== 'string' || !written.test(wanted)) return something;
  return { empty: false, order: answer === wanted ? 0 : answer < wanted ? -1 : 1, contains: false };
}

function compareOptions(answer: Answer, { text: wanted }: ConditionOperand): Compared {
  if (!Array.isArray(answer)) return something;
  const contains = answer.some((chosen) => 'value' in chosen && chosen.value === wanted);
  return { empty: false, order: contains && answer.length === 1 ? 0 : undefined, contains };
}
