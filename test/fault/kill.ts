import { setTimeout as sleep } from 'node:timers/promises';
import { randomNumbers } from '../support/randomNumbers.ts';
import { startService } from '../support/startService.ts';
import { assertExactly } from './assertExactly.ts';
import { type Figures, highest, middle } from './figures.ts';
import type { Installation } from './installation.ts';
import { type KeptService, keepService } from './keepService.ts';
import { startWriters, type Writers } from './writers.ts';

export interface KillOrder {
  count: number;
  /** Each is killed at different moments, so that sometimes one survives and sometimes none. */
  processes: number;
  /** Decides the moments of the kills. */
  seed: number;
  say?: (line: string) => void;
}

/** kill -9 of services under 32 writers, repeatedly; fails if a submission was lost or duplicated. */
export async function kill(installation: Installation, order: KillOrder): Promise<Figures> {
  const { count, processes, seed, say } = order;
  await compile(installation);
  const services = await Promise.all(Array.from({ length: processes }, () => keepService(installation.env)));
  const ready: number[] = [];
  const writers = startWriters(
    services.map(({ url }) => url),
    installation.forms.map(({ id }) => id),
  );
  let left = count;
  const killAgainAndAgain = async (service: KeptService, index: number) => {
    const random = randomNumbers(seed + index);
    while (left > 0) {
      left -= 1;
      await someMoment(service, writers, random);
      await service.kill();
      ready.push(await service.start());
      if (left % 50 === 0) say?.(`${count - left} kills, ${writers.told.size} submissions`);
    }
  };
  try {
    await Promise.all(services.map(killAgainAndAgain));
    await writers.finish();
    await assertExactly(installation, services[0]?.url ?? '', writers.told);
  } finally {
    await Promise.all(services.map((service) => service.kill()));
  }
  return {
    kills: count,
    submissions: writers.told.size,
    cut: writers.mishaps.cut,
    lost: 0,
    doubled: 0,
    ready_ms_p50: middle(ready),
    ready_ms_max: highest(ready),
  };
}

/** Mostly while it stores submissions, and sometimes while it is still starting. */
async function someMoment({ url }: KeptService, writers: Writers, random: () => number): Promise<void> {
  if (random() < 0.2) return await sleep(random() * 200);
  const before = writers.toldBy(url);
  for (let waited = 0; writers.toldBy(url) === before && waited < 5000; waited += 10) await sleep(10);
  await sleep(20 + random() * 200);
}

/**
 * Fills Node's compile cache, which is written only on a clean exit: all later ones here are kills. The code
 * that serves forms is loaded with the first visitor.
 */
async function compile({ env, forms }: Installation): Promise<void> {
  await using service = await startService(env);
  await (await fetch(`${service.url}/f/${forms[0]?.id}`, { method: 'POST' })).arrayBuffer();
  await service.stop();
}
