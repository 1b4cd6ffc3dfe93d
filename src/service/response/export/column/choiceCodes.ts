const wholeNumber = /^-?\d{1,15}$/;

export interface ChoiceCodes {
  readonly codeOf: (value: string) => number;
  /** The codes are the values. */
  readonly ordered: boolean;
}

/**
 * Where all values are different whole numbers, they are the codes, so that a scale from 5 to 1 keeps its direction. Otherwise
 * codes count from 1 in the order in which options first appeared, so that later versions do not move them. Beside numbers,
 * "Other" has the first of -98, -998, … that is no value.
 */
export function choiceCodes(oldestFirst: Iterable<string>, other: string | undefined): ChoiceCodes {
  const values = [...new Set(oldestFirst)];
  const given = values.filter((value) => value !== other);
  const numbers = new Set(given.map(Number));
  const isNumeric =
    given.length > 0 && given.every((value) => wholeNumber.test(value)) && numbers.size === given.length;
  const codes = new Map(
    values.map((value, index) => [
      value,
      !isNumeric
        ? index + 1
        : value === other
          ? freeCode(-98, (code) => numbers.has(code))
          : Number(value) + 0,
    ]),
  );
  return { codeOf: (value) => codes.get(value) ?? 0, ordered: isNumeric && given.length === values.length };
}

/** The first of -98, -998, -9998, … (or of -99, -999, …) that is not taken. */
export function freeCode(first: -98 | -99, isTaken: (code: number) => boolean): number {
  let code: number = first;
  for (let hundreds = 900; isTaken(code); hundreds *= 10) code -= hundreds;
  return code;
}
