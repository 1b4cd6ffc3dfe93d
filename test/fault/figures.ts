/** Measurements of a run by name. */
export type Figures = Record<string, number>;

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
}

export const middle = (values: readonly number[]): number => quantile(values, 0.5);
export const highest = (values: readonly number[]): number => quantile(values, 1);
