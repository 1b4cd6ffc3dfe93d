interface Span {
  readonly from: number;
  readonly to: number;
}

const part = /[A-Za-z]\w*|./gs;

/** A place in a formula, in the same formula as a person wrote it: with keys in place of ids, which differ in length. */
export function spanAsWritten(formula: string, written: string, { from, to }: Span): Span {
  const parts = written.match(part) ?? [];
  const offsetOf = (position: number) =>
    parts.slice(0, formula.slice(0, position).match(part)?.length ?? 0).join('').length;
  return { from: offsetOf(from), to: offsetOf(to) };
}
