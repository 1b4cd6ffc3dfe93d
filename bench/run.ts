import { parseArgs } from 'node:util';
import { benchApi } from './api.ts';

/** What each figure must reach, and which way is better. */
const wanted: Record<string, { bound: number; atLeast: boolean }> = {
  page_vs_bare: { bound: 0.25, atLeast: true },
  page_vs_bare_nonlatin: { bound: 0.25, atLeast: true },
  page_1m_vs_10k: { bound: 0.8, atLeast: true },
  v1_deep_vs_first: { bound: 0.7, atLeast: true },
  walk_last_vs_first: { bound: 0.8, atLeast: true },
  rss_mb: { bound: 250, atLeast: false },
  start_ms: { bound: 1000, atLeast: false },
  import_per_s: { bound: 20_000, atLeast: true },
  import_rss_mb: { bound: 300, atLeast: false },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
    responses: { type: 'string', default: '1000000' },
  },
});

if (positionals[0] !== 'api' || !['sqlite', 'postgres'].includes(values.store)) {
  console.error('Usage: npm run bench -- api [--json] [--store sqlite|postgres] [--responses <number>]');
  process.exit(2);
}

const postgres =
  values.store === 'postgres' ? await (await import('./postgres.ts')).benchPostgres() : undefined;
try {
  const figures = await benchApi({
    responses: Number(values.responses),
    postgresUrl: postgres?.url,
    amount: 2500,
    rounds: 5,
    say: (line) => console.error(line),
  });
  if (values.json) console.log(JSON.stringify(round(figures)));
  else printTable(round(figures));
} finally {
  await postgres?.stop();
}

function round(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  );
}

function printTable(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) {
    const { bound, atLeast } = wanted[name] ?? { bound: 0, atLeast: true };
    const reached = atLeast ? value >= bound : value <= bound;
    console.log(
      `${name.padEnd(24)}${String(value).padStart(10)}   ${atLeast ? '≥' : '≤'} ${String(bound).padEnd(8)}${reached ? 'reached' : 'missed'}`,
    );
  }
}
