import type { TextFormat } from '#form/formula/shownText.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import { boundedCache } from '../locale.ts';

/** The label of an option as the page shows it; undefined where it is the label in the document. */
export type ShownLabel = (fieldId: string, value: string) => string | undefined;

/**
 * Writes the values in texts for a visitor: days in words, numbers with the decimal mark of the language, and options
 * by the labels of the page. Page and server use it; what is recorded stays plain.
 */
export function textFormat(
  form: CompiledForm,
  state: Pick<FormState, 'answers'>,
  locale: string,
  labelOf: ShownLabel,
): TextFormat {
  const number = (digits: string) => writtenNumber(digits, locale);
  const day = (text: string) => writtenDay(text, locale);
  return {
    number,
    day,
    answer: (id, text) => {
      const field = form.fields[form.numberOfField.get(id) ?? -1]?.known?.field;
      switch (field?.type) {
        case 'date':
          return day(text);
        case 'slider':
        case 'rating':
        case 'nps':
          return number(text);
        case 'one_line_input':
          return field.accepts === 'number' ? number(text) : text;
        case 'hidden':
          return field.formula === undefined ? text : number(day(text));
        case 'multiple_choice':
        case 'dropdown':
          return text === '' ? text : labels(id, text);
        default:
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

const plainDecimal = /^-?\d+\.\d+$/;

/** A decimal with the mark of the language. Digits are not grouped: years and order numbers are numbers too. */
function writtenNumber(digits: string, locale: string): string {
  return plainDecimal.test(digits) ? digits.replace('.', decimalMark(locale)) : digits;
}

const marks = new Map<string, string>();

function decimalMark(locale: string): string {
  return boundedCache(marks, locale, () => {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  });
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
