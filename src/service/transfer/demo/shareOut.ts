/** Splits a number of responses by weight; each part gets at least one if there are enough. */
export function shareOut(count: number, weights: readonly number[]): number[] {
  const floor = count >= weights.length ? 1 : 0;
  const rest = count - floor * weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let weightSoFar = 0;
  return weights.map((weight) => {
    // Rounding the running totals instead of the parts makes the parts add up.
    weightSoFar += weight;
    const upTo = Math.round((rest * weightSoFar) / total);
    const part = upTo - given;
    given = upTo;
    return floor + part;
  });
}
