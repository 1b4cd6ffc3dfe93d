import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { providePostgres } from '../../scripts/postgres/providePostgres.ts';
import { type Engine, engine } from '../support/engines.ts';
import { backup } from './backup.ts';
import { duplicates } from './duplicates.ts';
import { faultSeed } from './faultSeed.ts';
import type { Figures } from './figures.ts';
import { halfOpen } from './halfOpen.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { keepService } from './keepService.ts';
import { kill } from './kill.ts';
import { postgresRestart } from './postgresRestart.ts';
import { stop } from './stop.ts';
import { workflows } from './workflows.ts';

const usage = `Usage: npm run fault -- <fault> [--count <number>] [--store sqlite|postgres] [--processes <number>] [--seed <number>]

  kill               kill -9 of the service under 32 writers                              1000
  duplicates         each submission 50 times at once                                     1000
  half-open          clients that never finish a request, beside a good one              10000
  stop               SIGTERM under 32 writers                                              100
  backup             backups and exports beside processes that delete files               200
  workflows          kill -9 of two that deliver: after commit, and before the mark        200
  postgres-restart   immediate restarts of PostgreSQL under 32 writers                     100

The number on the right is the count where none is given. The run fails where anything was lost, doubled or refused.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const processes = Number(values.processes);
const seed = Number(values.seed ?? faultSeed());
const count = (usual: number) => Number(values.count ?? usual);
const say = (line: string) => console.error(line);

/** Upper bounds of the figures. */
const bounds: Figures = { ready_ms_max: 1000, held_ms_max: 15_000, good_ms_p99: 100, rss_mb_max: 300 };

const faults: Record<string, () => Promise<Figures>> = {
  kill: () => onInstallation((place) => kill(place, { count: count(1000), processes, seed, say })),
  duplicates: () => onInstallation((place) => duplicates(place, { count: count(1000), processes })),
  'half-open': () =>
    onInstallation(async ({ env, forms }) => {
      const service = await keepService(env);
      try {
        return await halfOpen({ url: service.url, formId: forms[0]?.id ?? '', count: count(10_000) });
      } finally {
        await service.kill();
      }
    }),
  stop: () => onInstallation((place) => stop(place, { count: count(100) })),
  backup: () =>
    onInstallation((place) => backup(place, { count: count(200), processes: Math.max(2, processes) })),
  workflows: () =>
    onEngine((chosen) => workflows(chosen, { count: count(200), processes: Math.max(2, processes), say })),
  'postgres-restart': () => postgresRestart({ count: count(100) }),
};

process.exitCode = await main();

async function main(): Promise<number> {
  const run = faults[positionals[0] ?? ''];
  const isUsable =
    ['sqlite', 'postgres'].includes(values.store) && processes > 0 && count(1) > 0 && seed >= 0;
  if (values.help || run === undefined || !isUsable) {
    console.error(usage);
    return values.help ? 0 : 2;
  }
  say(`seed ${seed}`);
  const figures = await run();
  let missed = 0;
  for (const [name, value] of Object.entries(figures)) {
    const bound = bounds[name];
    if (bound !== undefined && value > bound) missed += 1;
    const verdict = bound === undefined ? '' : `   ≤ ${bound}   ${value > bound ? 'missed' : 'reached'}`;
    console.log(`${name.padEnd(16)}${String(value).padStart(12)}${verdict}`);
  }
  return missed === 0 ? 0 : 1;
}

async function onInstallation(work: (place: Installation) => Promise<Figures>): Promise<Figures> {
  return await onEngine(async (chosen) => {
    await using installation = await makeInstallation(chosen);
    return await work(installation);
  });
}

async function onEngine(on: (chosen: Engine) => Promise<Figures>): Promise<Figures> {
  if (values.store === 'sqlite') return await on(engine('sqlite'));
  const postgres = await providePostgres(join(import.meta.dirname, '../../.cache'));
  if (postgres.value === undefined) throw new Error(`no PostgreSQL:\n${postgres.tried.join('\n')}`);
  try {
    return await on(engine('postgres', postgres.value.url));
  } finally {
    await postgres.value.stop();
  }
}
