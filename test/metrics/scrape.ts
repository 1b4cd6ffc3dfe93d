import { ask } from '../api/apiService.ts';

export interface Scrape {
  readonly text: string;
  /** The names of all series, `…_bucket`, `…_sum` and `…_count` included. */
  readonly names: ReadonlySet<string>;
  /** The sum of the series of this name that have these labels; undefined if there are none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

/** Reads `/metrics` of a service on this machine. */
export async function scrape(url: string): Promise<Scrape> {
  const { status, text } = await ask(url, '/metrics', {});
  if (status !== 200) throw new Error(`/metrics answered ${status}: ${text}`);
  const series = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return { name, labels: [...labels.matchAll(/(\w+)="([^"]*)"/g)], value: Number(value) };
    });
  return {
    text,
    names: new Set(series.map(({ name }) => name)),
    value(name, labels = {}) {
      const wanted = Object.entries(labels);
      const found = series.filter(
        (each) =>
          each.name === name &&
          wanted.every(([label, value]) =>
            each.labels.some(([, ofSeries, its]) => ofSeries === label && its === value),
          ),
      );
      return found.length === 0 ? undefined : found.reduce((sum, each) => sum + each.value, 0);
    },
  };
}
