import { nearestWord } from '#kit/text/nearestWord.ts';
import type { FormulaFault } from '../../formula/formula.ts';
import { formulaFunctions, functionNamed } from '../../formula/functions.ts';
import type { CheckedForm } from '../checkedForm.ts';
import { nameOf } from '../nameOf.ts';

/** Functions of spreadsheets and other languages, by ours. */
const functionHabits: Record<string, string> = {
  length: 'len strlen size',
  ceil: 'roundup round_up ceiling',
  floor: 'rounddown round_down int trunc',
  text: 'str string tostring',
  number: 'num val value parsefloat parseint float',
  concat: 'join concatenate',
  today: 'now date_today',
  empty: 'isempty is_empty isblank blank',
  chosen: 'includes contains has selected',
  if: 'iif ifs switch',
  sum: 'total add plus',
  min: 'minimum least',
  max: 'maximum greatest',
  fixed: 'tofixed format decimal decimals',
  money: 'currency tocurrency formatmoney',
  days: 'datevalue parsedate',
  date: 'todate dateadd',
};

/** Adds what was probably meant to a fault that names something unknown. */
export function withAdvice(form: CheckedForm, source: string, fault: FormulaFault): FormulaFault {
  const word = /^[A-Za-z]\w*/.exec(source.slice(fault.at))?.[0];
  if (word === undefined) return fault;
  if (fault.code === 'field_unknown') return { ...fault, message: unknownField(form, source, fault, word) };
  if (!fault.message.startsWith('There is no function')) return fault;
  const habit = Object.entries(functionHabits).find(([, words]) =>
    words.split(' ').includes(word.toLowerCase()),
  );
  const meant =
    habit?.[0] ??
    nearestWord(
      word,
      formulaFunctions.map(({ name }) => name),
    );
  const known = meant === undefined ? undefined : functionNamed(meant);
  if (known === undefined) return fault;
  return { ...fault, message: `There is no function "${word}"; did you mean ${known.signature}?` };
}

function unknownField(
  form: CheckedForm,
  source: string,
  { at, message }: FormulaFault,
  word: string,
): string {
  const hyphened = form.fields.find(
    ({ field: { id } }) => id.includes('-') && source.startsWith(id, at),
  )?.field;
  if (hyphened !== undefined)
    return `"${hyphened.id}" is read as a subtraction, because formulas know only ids of letters, digits and underscores; give ${nameOf(hyphened)} a key, such as key: ${hyphened.id.replace(/\W/g, '_')}, and write that.`;
  const fieldIds = form.fields.flatMap(({ field: { id, key } }) => (key === undefined ? [id] : [id, key]));
  const meant = functionNamed(word) === undefined ? nearestWord(word, fieldIds) : undefined;
  // field7 and field8 are two fields, so a number alone is no slip.
  if (meant === undefined || /^field\d+$/.test(word)) return message;
  return `There is no field "${word}"; did you mean ${meant}?`;
}
