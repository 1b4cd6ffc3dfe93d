import { Decimal, parseDecimal } from '#kit/decimal.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { type Fault, fault, type Reading } from '../../value/fault.ts';
import { readFormText, readJsonText } from '../../value/text.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { readTextAs } from './readTextAs.ts';

/** The numbers that can be chosen: from `min` up to `max`, in steps counted from `min`. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The behaviour of fields that ask for a number on a scale; they differ only in the scale. */
export function scaleBehaviour<Field extends { readonly id: string }>(
  scaleOf: (field: Field) => Scale,
): FieldBehaviour<Field, number> {
  return {
    source: () => 'visitor',
    readForm: (field, values) => readTextAs(readFormText(values, field.id), readDigits),
    readJson: (_field, value) =>
      typeof value === 'number' ? readNumber(value) : readTextAs(readJsonText(value), readDigits),
    writeJson: (_field, answer) => answer,
    normalise: (_field, answer) => finite(answer),
    validate: (field, answer) => validate(scaleOf(field), answer),
    printValue: (_field, answer) => answer,
    readValue: (_field, value) => (typeof value === 'number' ? finite(value) : undefined),
    printText: (_field, answer) => plainNumber(answer),
    printCell: (_field, answer) => plainNumber(answer),
    formulaUse: () => 'either',
    asNumber: (_field, answer) => plainNumber(answer),
    comparison: () => 'number',
    settable: true,
    requirable: true,
  };
}

/** Plain digits only: `Number` alone takes `1e2` for 100 and `0x10` for 16. */
function readDigits(text: string): Reading<number> {
  return readNumber(parseDecimal(text) === undefined ? Number.NaN : Number(text));
}

function readNumber(sent: number): Reading<number> {
  const number = finite(sent);
  return number === undefined ? { fault: fault('number_invalid') } : { answer: number };
}

/** The number, with -0 as 0; undefined for infinities and NaN. */
function finite(number: number): number | undefined {
  if (!Number.isFinite(number)) return undefined;
  return number === 0 ? 0 : number;
}

function validate({ min, max, step }: Scale, answer: number): Fault | undefined {
  if (!Number.isFinite(answer)) return fault('number_invalid');
  if (answer < min) return fault('number_too_small', { min });
  if (answer > max) return fault('number_too_large', { max });
  return isOnStep(answer, min, step) ? undefined : fault('number_off_step', { step, min });
}

/** Divides decimals, because (0.7 - 0) / 0.1 is 6.999999999999999 in floating point. */
function isOnStep(answer: number, min: number, step: number): boolean {
  // Integers are exact in floating point, and most scales have only integers.
  if (step > 0 && [answer, min, step, answer - min].every(Number.isSafeInteger))
    return (answer - min) % step === 0;
  const above = Decimal.ofNumber(answer).subtract(Decimal.ofNumber(min));
  const size = Decimal.ofNumber(step);
  return above.divide(size, 0).multiply(size).equals(above);
}
