import { type Family, familyText, type Labels, sample } from './family.ts';

interface Observed {
  /** Per bound, not cumulative; the last bucket has those above all bounds. */
  readonly buckets: number[];
  sum: number;
}

/** A histogram with at most one label. */
export class Histogram {
  readonly #family: Family;
  readonly #bounds: readonly number[];
  readonly #label: string | undefined;
  readonly #observed = new Map<string, Observed>();

  /** `bounds` are the upper bounds of the buckets, in ascending order. */
  constructor(family: Family, bounds: readonly number[], label?: string) {
    this.#family = family;
    this.#bounds = bounds;
    this.#label = label;
    if (label === undefined) this.#start('');
  }

  observe(value: number, of = ''): void {
    const observed = this.#observed.get(of) ?? this.#start(of);
    observed.sum += value;
    let bucket = 0;
    while (bucket < this.#bounds.length && value > (this.#bounds[bucket] ?? 0)) bucket += 1;
    observed.buckets[bucket] = (observed.buckets[bucket] ?? 0) + 1;
  }

  #start(of: string): Observed {
    const observed = { buckets: new Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
    this.#observed.set(of, observed);
    return observed;
  }

  text(): string {
    const { name } = this.#family;
    const samples: string[] = [];
    for (const [of, { buckets, sum }] of this.#observed) {
      const labels: Labels = this.#label === undefined ? {} : { [this.#label]: of };
      let total = 0;
      for (const [index, count] of buckets.entries()) {
        total += count;
        const le = String(this.#bounds[index] ?? '+Inf');
        samples.push(sample(`${name}_bucket`, { ...labels, le }, total));
      }
      samples.push(sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, total));
    }
    return familyText('histogram', this.#family, samples);
  }
}

/** Bounds in seconds for what takes from a millisecond to ten seconds. */
export const secondsBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
