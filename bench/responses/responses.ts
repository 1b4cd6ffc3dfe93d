import { benchExport } from './export.ts';
import { benchNews } from './news.ts';
import { benchSearched } from './searched.ts';
import { benchTable } from './table.ts';

export interface ResponsesBenchOptions {
  /** Responses that are stored before anything is measured. */
  count: number;
  /** All parts if missing. */
  part: string | undefined;
  /** Five databases; SQLite without them. */
  postgresUrls: readonly string[];
  say: (line: string) => void;
}

type Part = (options: ResponsesBenchOptions) => Promise<Record<string, number>>;

/** A part has databases of its own. */
const parts: Readonly<Record<string, Part>> = {
  table: ({ count, postgresUrls: [postgresUrl], say }) => benchTable({ count, postgresUrl, rounds: 15, say }),
  export: ({ count, postgresUrls: [, postgresUrl], say }) =>
    benchExport({ responses: count, postgresUrl, say }),
  news: ({ postgresUrls: [, , postgresUrl], say }) =>
    benchNews({ tables: 200, arrivals: 30, postgresUrl, say }),
  searched: ({ count, postgresUrls, say }) =>
    benchSearched({ responses: count, postgresUrls: postgresUrls.slice(3), amount: 10_000, rounds: 5, say }),
};

export async function benchResponses(options: ResponsesBenchOptions): Promise<Record<string, number>> {
  const { part } = options;
  const names = part === undefined ? Object.keys(parts) : [part];
  const figures: Record<string, number> = {};
  for (const name of names) {
    const measure = parts[name];
    if (measure === undefined) throw new Error(`the parts are ${Object.keys(parts).join(', ')}`);
    Object.assign(figures, await measure(options));
  }
  return figures;
}
