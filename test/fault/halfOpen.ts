import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, highest, middle, quantile } from './figures.ts';
import { postJson } from './postJson.ts';

export interface HalfOpenOrder {
  /** The address of the running service. */
  url: string;
  formId: string;
  count: number;
}

/** Holds many half-open connections while a good client continues; fails if that client was refused. */
export async function halfOpen({ url, formId, count }: HalfOpenOrder): Promise<Figures> {
  const order = JSON.stringify({ url, path: `/f/${formId}`, count });
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'), [order], { stdio: 'inherit' });
  const messages = once(crowd, 'message').then(async ([first]) => {
    const ending = first.held === undefined ? (await once(crowd, 'message'))[0] : first;
    return ending as { held: number; failed: number };
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  const resident: number[] = [];
  let done = false;
  const good = (async () => {
    while (!done) {
      const started = performance.now();
      const answers = { field1: 'A good client' };
      const body = JSON.stringify({ submission_id: randomUUID(), answers });
      const { status, text } = await postJson(url, `/f/${formId}`, body, agent);
      took.push(performance.now() - started);
      assert.equal(status, 201, text);
      await sleep(20);
      if (took.length % 50 === 1) resident.push(await residentMegabytes(url));
    }
  })();
  try {
    const { held, failed } = await Promise.race([messages, good.then((): never => assert.fail())]);
    done = true;
    await good;
    return {
      half_open: count,
      failed,
      held_ms_max: Math.round(held),
      good_requests: took.length,
      good_ms_p50: middle(took),
      good_ms_p99: quantile(took, 0.99),
      rss_mb_max: highest(resident),
    };
  } finally {
    done = true;
    agent.destroy();
    crowd.kill('SIGKILL');
  }
}

async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1_000_000;
}
