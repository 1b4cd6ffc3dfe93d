import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { beginData } from '#service/operate/openData.ts';
import { listedResponses } from '#service/response/query/listedResponses.ts';
import { readPage } from '#service/response/query/readPage.ts';
import { commonWord, type FilledForm, fillForm, rareWord } from './fill.ts';

export interface TableBenchOptions {
  /** Responses of the large form; the small one has 10,000. */
  count: number;
  postgresUrl: string | undefined;
  rounds: number;
  say: (line: string) => void;
}

/** Figures by their names in the JSON output. */
export type TableFigures = Record<
  | 'table_open_ms'
  | 'table_open_vs_10k'
  | 'table_filter_ms'
  | 'table_filter_vs_10k'
  | 'table_sort_ms'
  | 'search_rare_ms'
  | 'search_common_ms'
  | 'index_per_s',
  number
>;

const smallCount = 10_000;

/** Stars of five and one of two colours: one response of ten. */
const filtered: ResponseQuery = {
  ...everyResponse,
  filters: [
    { on: 'field', field: 'field3', operator: 'is', value: 5 },
    { on: 'field', field: 'field4', operator: 'is', value: 'blue' },
  ],
};

/** The first 50 rows of a large form's table against those of a small one, in CPU time of this process. */
export async function benchTable(options: TableBenchOptions): Promise<TableFigures> {
  const { count, postgresUrl, rounds, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const data = await beginData({ data: folder, databaseUrl: postgresUrl, allowUnsafePostgres: true });
  try {
    const small = await fillForm(data.store, 'small', Math.min(count, smallCount));
    const large = await fillForm(data.store, 'large', count);
    say(`${count} responses stored`);
    const began = performance.now();
    await build(large, '');
    const perSecond = count / ((performance.now() - began) / 1000);
    await build(large, 'field1');
    say(`${Math.round(perSecond)} responses a second into the index of words`);
    const search = (word: string) => ({ ...everyResponse, search: `${word} ` });
    const sorted = { ...everyResponse, sort: { by: 'field1', direction: 'ascending' } } as const;
    const measure = async (filled: FilledForm, query: ResponseQuery) => await cost(filled, query, rounds);
    const open = { small: await measure(small, everyResponse), large: await measure(large, everyResponse) };
    const filter = { small: await measure(small, filtered), large: await measure(large, filtered) };
    return {
      table_open_ms: open.large,
      table_open_vs_10k: open.large / open.small,
      table_filter_ms: filter.large,
      table_filter_vs_10k: filter.large / filter.small,
      table_sort_ms: await measure(large, sorted),
      search_rare_ms: await measure(large, search(rareWord)),
      search_common_ms: await measure(large, search(commonWord)),
      index_per_s: perSecond,
    };
  } finally {
    await data.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function build({ indexes, form }: FilledForm, field: string): Promise<void> {
  while (!(await indexes.use(form.organization_id, form.id, field)).ready) await indexes.work();
}

/** Milliseconds of CPU for the first page, as its handler reads it; the median after a warm-up. */
async function cost({ reader, form }: FilledForm, query: ResponseQuery, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round += 1) {
    const before = process.cpuUsage();
    const page = await readPage(reader, form, query, { limit: 50 });
    await listedResponses(reader.store.read, reader.definitions, form, page.rows);
    const { user, system } = process.cpuUsage(before);
    if (round >= rounds) times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}
