import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Bound {
  bound: number;
  atLeast: boolean;
}

const atLeast = (bound: number): Bound => ({ bound, atLeast: true });
const atMost = (bound: number): Bound => ({ bound, atLeast: false });

interface Given {
  store: string;
  responses: number;
  /** The second word, for benchmarks of several parts. */
  part: string | undefined;
  /** The third word. */
  detail: string | undefined;
  /** The attacks of `neighbours`; all if undefined. */
  only: readonly string[] | undefined;
  say: (line: string) => void;
}

/** The benchmarks, and the targets of their figures. */
const benches: Record<
  string,
  { run(given: Given): Promise<Record<string, number>>; wanted: Record<string, Bound> }
> = {
  api: {
    wanted: {
      page_vs_bare: atLeast(0.25),
      page_vs_bare_nonlatin: atLeast(0.25),
      page_1m_vs_10k: atLeast(0.8),
      v1_deep_vs_first: atLeast(0.7),
      walk_last_vs_first: atLeast(0.8),
      page_slowest_ms: atMost(20),
      rss_mb: atMost(250),
      start_ms: atMost(1000),
      import_per_s: atLeast(20_000),
      import_rss_mb: atMost(300),
    },
    run: ({ store, responses, say }) =>
      withPostgres(store, 1, async ([postgresUrl]) => {
        const { benchApi } = await import('./api.ts');
        return await benchApi({ responses, postgresUrl, amount: 2500, rounds: 5, say });
      }),
  },
  submit: {
    wanted: { submit_vs_bare: atLeast(0.5), submit_1m_vs_empty: atLeast(0.9), submit_p99_ms: atMost(15) },
    run: ({ store, responses, say }) =>
      withPostgres(store, 2, async ([empty, full]) => {
        const { benchSubmit } = await import('./submit.ts');
        const postgresUrls = empty === undefined || full === undefined ? undefined : { empty, full };
        // On PostgreSQL a submission takes more wall-clock time, though no more CPU time of the service.
        const amount = store === 'postgres' ? 10_000 : 20_000;
        return await benchSubmit({ responses, postgresUrls, amount, rounds: 5, say });
      }),
  },
  workflows: {
    wanted: {
      deliver_vs_undici: atLeast(0.4),
      submit_with_webhook_vs_none: atLeast(0.9),
      p99_with_dead_vs_none: atMost(2),
    },
    run: ({ store, say }) =>
      withPostgres(store, 3, async (postgresUrls) => {
        const { benchWorkflows } = await import('./workflows/workflows.ts');
        return await benchWorkflows({
          postgresUrls,
          deliveries: 5000,
          responses: 100,
          submissions: 10_000,
          rounds: 5,
          say,
        });
      }),
  },
  app: {
    wanted: {
      first_load_kb: atMost(220),
      search_10_vs_1000: atLeast(0.5),
      search_ms: atMost(16),
      scroll_ms: atMost(16),
    },
    run: async ({ say }) => {
      const { benchApp } = await import('./app.ts');
      return await benchApp({ forms: 1000, rounds: 5, say });
    },
  },
  blocking: {
    wanted: { blocking_ms: atMost(150), longest_ms: atMost(150), forced_layout_ms: atMost(0) },
    run: async ({ say }) => {
      const { benchBlocking } = await import('./blocking.ts');
      return await benchBlocking({ fields: 90, rounds: 8, say });
    },
  },
  builder: {
    wanted: { typing_ms: atMost(16), dragging_ms: atMost(16), undo_ms: atMost(16) },
    run: async ({ say }) => {
      const { benchBuilder } = await import('./builder.ts');
      return await benchBuilder({ fields: 200, rounds: 3, say });
    },
  },
  responses: {
    wanted: {
      table_open_ms: atMost(100),
      table_open_vs_10k: atMost(2),
      table_filter_ms: atMost(200),
      table_filter_vs_10k: atMost(2),
      table_sort_ms: atMost(200),
      search_rare_ms: atMost(200),
      search_common_ms: atMost(200),
      index_per_s: atLeast(1000),
      export_csv_per_cpu_s: atLeast(50_000),
      export_csv_memory_mb: atMost(100),
      export_csv_first_byte_ms: atMost(1000),
      news_median_ms: atMost(500),
    },
    run: ({ store, responses: count, part, say }) =>
      withPostgres(store, 5, async (postgresUrls) => {
        const { benchResponses } = await import('./responses/responses.ts');
        return await benchResponses({ count, part, postgresUrls, say });
      }),
  },
  neighbours: {
    wanted: {
      get_p99_beside_hostile_vs_quiet: atMost(3),
      post_p99_beside_hostile_vs_quiet: atMost(3),
      sign_in_p99_beside_hostile_vs_quiet: atMost(3),
    },
    run: ({ store, only, say }) =>
      withPostgres(store, 1, async ([postgresUrl]) => {
        const { benchNeighbours } = await import('./neighbours/neighbours.ts');
        return await benchNeighbours({ responses: 20_000, postgresUrl, rounds: 3, seconds: 8, only, say });
      }),
  },
  page: {
    wanted: { page_vs_bare: atLeast(0.7) },
    run: ({ store, say }) =>
      withPostgres(store, 1, async ([postgresUrl]) => {
        const { benchPage } = await import('./page.ts');
        return await benchPage({ postgresUrl, amount: 20_000, rounds: 5, say });
      }),
  },
  against: {
    wanted: {
      api_vs_before: atLeast(0.95),
      api_nonlatin_vs_before: atLeast(0.95),
      page_vs_before: atLeast(0.95),
      submit_vs_before: atLeast(0.95),
    },
    run: ({ store, responses, part: program, detail: part, say }) =>
      withPostgres(store, 16, async (postgresUrls) => {
        if (program === undefined) throw new Error('name the folder of the other checkout');
        const { benchAgainst } = await import('./against.ts');
        return await benchAgainst({
          program: resolve(program),
          part,
          responses: Math.min(responses, 20_000),
          postgresUrls,
          amount: 6000,
          rounds: 14,
          say,
        });
      }),
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
    responses: { type: 'string', default: '1000000' },
    /** Another name of `responses`, for `bench -- responses`. */
    count: { type: 'string' },
    /** Of `bench -- neighbours`: names of attacks, separated by commas. */
    only: { type: 'string' },
  },
});

const bench = benches[positionals[0] ?? ''];
if (bench === undefined || !['sqlite', 'postgres'].includes(values.store)) {
  const names = Object.keys(benches).join('|');
  console.error(
    `Usage: npm run bench -- ${names} [part or checkout] [part] [--json] [--store sqlite|postgres] [--responses <number>]`,
  );
  process.exit(2);
}

const say = (line: string) => console.error(line);
const figures = round(
  await bench.run({
    store: values.store,
    responses: Number(values.count ?? values.responses),
    part: positionals[1],
    detail: positionals[2],
    only: values.only?.split(','),
    say,
  }),
);
if (values.json) console.log(JSON.stringify(figures));
else printTable(figures, bench.wanted);

/** Runs with this many databases on a separate PostgreSQL server, or on SQLite without any. */
async function withPostgres<Figures>(
  store: string,
  databases: number,
  run: (urls: string[]) => Promise<Figures>,
): Promise<Figures> {
  if (store === 'sqlite') return await run([]);
  const { benchPostgres } = await import('./postgres.ts');
  const { urls, stop } = await benchPostgres(databases);
  try {
    return await run(urls);
  } finally {
    await stop();
  }
}

function round(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  );
}

function printTable(figures: Record<string, number>, wanted: Record<string, Bound>): void {
  for (const [name, value] of Object.entries(figures)) {
    const { bound, atLeast: isFloor } = wanted[name] ?? atLeast(0);
    const reached = isFloor ? value >= bound : value <= bound;
    console.log(
      `${name.padEnd(24)}${String(value).padStart(10)}   ${isFloor ? '≥' : '≤'} ${String(bound).padEnd(8)}${reached ? 'reached' : 'missed'}`,
    );
  }
}
