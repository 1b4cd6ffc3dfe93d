import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { providePostgres } from '../../scripts/postgres/providePostgres.ts';
import { engine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { assertExactly } from './assertExactly.ts';
import { type Figures, highest, middle } from './figures.ts';
import { makeInstallation } from './installation.ts';
import { keepService } from './keepService.ts';
import { startWriters, type Writers } from './writers.ts';

const cache = join(import.meta.dirname, '../../.cache');

/**
 * Immediate restarts of a separate PostgreSQL under 32 writers; fails if a submission was lost or duplicated.
 */
export async function postgresRestart({ count }: { count: number }): Promise<Figures> {
  const provided = await providePostgres(cache);
  if (provided.value === undefined) throw new Error(`no PostgreSQL:\n${provided.tried.join('\n')}`);
  const postgres = provided.value;
  try {
    await using installation = await makeInstallation(engine('postgres', postgres.url));
    const service = await keepService(installation.env);
    const { pid } = service.running;
    const writers = startWriters(
      [service.url],
      installation.forms.map(({ id }) => id),
    );
    const back: number[] = [];
    try {
      for (let round = 0; round < count; round += 1) {
        await somebodyIsTold(writers);
        await sleep(Math.random() * 200);
        await postgres.restart();
        const started = performance.now();
        await somebodyIsTold(writers);
        back.push(performance.now() - started);
      }
      await writers.finish();
      process.kill(pid, 0);
      await assertExactly(installation, service.url, writers.told);
    } finally {
      await service.kill();
    }
    const { refused, cut } = writers.mishaps;
    assert.deepEqual({ refused, cut }, { refused: 0, cut: 0 }, 'our own process never went away');
    return {
      restarts: count,
      submissions: writers.told.size,
      put_off: writers.mishaps['put off'],
      lost: 0,
      doubled: 0,
      back_ms_p50: middle(back),
      back_ms_max: highest(back),
    };
  } finally {
    await postgres.stop();
  }
}

async function somebodyIsTold({ told }: Writers): Promise<void> {
  const before = told.size;
  await eventually(
    () => told.size > before,
    () => 'nothing is stored any more',
  );
}
