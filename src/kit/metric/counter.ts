import { type Family, familyText, type Labels, sample } from './family.ts';

/**
 * A counter with up to two labels. Adding costs two lookups, because hot paths count too; the text is made on demand.
 *
 *     const mails = new Counter({ name: 'canvass_mails_total', help: 'Mails by result.' }, 'result');
 *     mails.add('sent');
 */
export class Counter {
  readonly #family: Family;
  readonly #labels: readonly string[];
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(family: Family, ...labels: readonly [] | readonly [string] | readonly [string, string]) {
    this.#family = family;
    this.#labels = labels;
    if (labels.length === 0) this.start();
  }

  add(first = '', second = ''): void {
    let counts = this.#counts.get(first);
    if (counts === undefined) {
      counts = new Map();
      this.#counts.set(first, counts);
    }
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }

  /** Begins at 0: Prometheus does not see the increase of a counter that appears with its first event. */
  start(first = '', second = ''): void {
    const counts = this.#counts.get(first) ?? new Map<string, number>();
    this.#counts.set(first, counts);
    counts.set(second, counts.get(second) ?? 0);
  }

  text(): string {
    const samples: string[] = [];
    for (const [first, counts] of this.#counts)
      for (const [second, count] of counts)
        samples.push(sample(this.#family.name, this.#labelled(first, second), count));
    return familyText('counter', this.#family, samples);
  }

  #labelled(...values: readonly [string, string]): Labels {
    return Object.fromEntries(this.#labels.map((label, index) => [label, values[index] ?? '']));
  }
}
