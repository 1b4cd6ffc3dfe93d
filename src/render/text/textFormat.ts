import type { TextFormat } from '#form/formula/shownText.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { boundedCache } from '../locale.ts';
import { typedNumber, writtenMoney, writtenNumber } from './writtenNumber.ts';
import { writtenTime } from './writtenTime.ts';

/** The label of an option as the page shows it; undefined where it is the label in the document. */
export type ShownLabel = (fieldId: string, value: string) => string | undefined;

/**
 * Writes the values in texts for a visitor: days in words, numbers and amounts as the language does, and options by the
 * labels of the page. Page and server use it; what is recorded stays plain.
 */
export function textFormat(
  form: CompiledForm,
  state: Pick<FormState, 'answers'>,
  locale: string,
  labelOf: ShownLabel,
): TextFormat {
  const number = (digits: string) => writtenNumber(digits, locale);
  const day = (text: string) => writtenDay(text, locale);
  const isRightToLeft = rightToLeft.test(locale);
  return {
    number,
    day,
    money: (amount, currency) => writtenMoney(amount, currency, locale),
    isolated: (text) => isolated(text, isRightToLeft),
    answer: (id, text) => {
      const field = form.fields[form.numberOfField.get(id) ?? -1]?.known?.field;
      switch (field?.type) {
        case 'date':
          return day(text);
        case 'time':
          return writtenTime(text, locale) ?? text;
        case 'slider':
        case 'rating':
        case 'nps':
          return number(text);
        case 'one_line_input':
          return field.accepts === 'number' ? typedNumber(text, locale) : text;
        case 'hidden':
          return field.formula === undefined ? text : number(day(text));
        case 'multiple_choice':
        case 'dropdown':
          return text === '' ? text : labels(id, text);
        case 'comment':
        case 'email':
        case 'phone':
        case 'address':
        case 'rich_text':
        case 'file_upload':
        case 'table_entry':
        case 'credit_card':
        case 'calendly':
          return text;
        default:
          field satisfies undefined;
          return text;
      }
    },
  };

  /** Unchanged unless an option has another label on the page. */
  function labels(id: string, text: string): string {
    const { known } = form.fields[form.numberOfField.get(id) ?? -1] ?? {};
    const answer = state.answers.get(id);
    if (known === undefined || !Array.isArray(answer)) return text;
    return answer
      .map((chosen) => {
        const shown = 'value' in chosen && chosen.other === undefined ? labelOf(id, chosen.value) : undefined;
        return shown ?? known.behaviour.printText(known.field, [chosen]);
      })
      .join(', ');
  }
}

/** Languages written from right to left. */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
const rightToLeftLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a value whose letters run against the text around it; otherwise they would swap places with their neighbours. */
function isolated(text: string, isRightToLeft: boolean): string {
  const runsAgainst = isRightToLeft ? /[\w+@]/.test(text) : rightToLeftLetters.test(text);
  return runsAgainst ? `\u2068${text}\u2069` : text;
}

const days = new Map<string, Intl.DateTimeFormat>();

/** A day in words, such as 31 December 2026; other texts stay as they are. */
export function writtenDay(text: string, locale: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return text;
  const format = boundedCache(
    days,
    locale,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  return format.format(time);
}
