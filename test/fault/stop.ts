import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertExactly } from './assertExactly.ts';
import { type Figures, highest, middle } from './figures.ts';
import type { Installation } from './installation.ts';
import { keepService } from './keepService.ts';
import { startWriters } from './writers.ts';

/**
 * SIGTERM under 32 writers, repeatedly; fails if a client with an open connection got no response on it.
 * Between two services nothing listens, and a refused connection loses nothing.
 */
export async function stop(installation: Installation, { count }: { count: number }): Promise<Figures> {
  const service = await keepService(installation.env);
  const writers = startWriters(
    [service.url],
    installation.forms.map(({ id }) => id),
  );
  const took: number[] = [];
  try {
    for (let round = 0; round < count; round += 1) {
      await writers.more();
      await sleep(Math.random() * 200);
      const started = performance.now();
      assert.equal(await service.stop(), 0, 'it ended in peace');
      took.push(performance.now() - started);
      await service.start();
    }
    await writers.finish();
    await assertExactly(installation, service.url, writers.told);
  } finally {
    await service.kill();
  }
  const errors = writers.mishaps.cut + writers.mishaps['put off'];
  assert.equal(errors, 0, `client errors: ${JSON.stringify(writers.mishaps)}`);
  return {
    stops: count,
    submissions: writers.told.size,
    client_errors: errors,
    stop_ms_p50: middle(took),
    stop_ms_max: highest(took),
  };
}
