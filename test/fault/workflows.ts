import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginData } from '#service/operate/openData.ts';
import type { Engine } from '../support/engines.ts';
import { patience } from '../support/eventually.ts';
import type { Figures } from './figures.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { type KeptService, keepService } from './keepService.ts';
import { startWriters } from './writers.ts';

export interface WorkflowOrder {
  count: number;
  processes: number;
  say?: (line: string) => void;
}

/** They pause, because what matters are the moments of the kills, and each submission is delivered. */
const writers = { count: 4, pause: 25 };

/**
 * kill -9 of services that deliver webhooks: in turn after a submission was acknowledged, which is between commit and send, and
 * when its request arrives, which is between send and mark. Fails if an acknowledged response was not delivered, or if two
 * deliveries of one response have different ids.
 */
export async function workflows(engine: Engine, order: WorkflowOrder): Promise<Figures> {
  const received = new Map<string, string[]>();
  let onRequest: (() => void) | undefined;
  let onNews: (() => void) | undefined;
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const name: string = event.data.response[0].value;
    received.set(name, [...(received.get(name) ?? []), String(request.headers['webhook-id'])]);
    onNews?.();
    const kill = onRequest;
    onRequest = undefined;
    // The services are dead before they could get the answer.
    if (kill === undefined) response.end();
    else kill();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await using installation = await makeInstallation(engine, 2, {
    workflows: [{ id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] }],
    env: { CANVASS_ALLOW_HOSTS: 'loopback' },
  });
  const services = await Promise.all(
    Array.from({ length: order.processes }, () => keepService(installation.env)),
  );
  const writing = startWriters(
    services.map((service) => service.url),
    installation.forms.map(({ id }) => id),
    writers,
  );
  const missing = () => [...writing.told.keys()].filter((name) => !received.has(name));
  try {
    for (let number = 1; number <= order.count; number += 1) {
      if (number % 2 === 0) await writing.more();
      else
        await new Promise<void>((resolve) => {
          onRequest = resolve;
        });
      await killAll(services);
      await endLeases(installation);
      await Promise.all(services.map((service) => service.start()));
      if (number % 20 === 0) order.say?.(`${number} kills, ${received.size} responses delivered`);
    }
    await writing.finish();
    const deadline = AbortSignal.timeout(patience);
    while (missing().length > 0 && !deadline.aborted)
      await new Promise<void>((resolve) => {
        onNews = resolve;
        deadline.addEventListener('abort', () => resolve(), { once: true });
      });
    assert.deepEqual(missing(), [], 'every acknowledged response is delivered');
  } finally {
    await killAll(services);
    receiver.closeAllConnections();
    receiver.close();
  }
  for (const [name, ids] of received) assert.equal(new Set(ids).size, 1, `${name} has one delivery id`);
  const deliveries = [...received.values()].map((ids) => ids.length);
  return {
    kills: order.count,
    responses: writing.told.size,
    delivered: received.size,
    lost: missing().length,
    deliveries: deliveries.reduce((sum, count) => sum + count, 0),
    repeated: deliveries.filter((count) => count > 1).length,
  };
}

async function killAll(services: readonly KeptService[]): Promise<void> {
  await Promise.all(services.map((service) => service.kill()));
}

/** Every holder of a claim is dead, so the test does not wait for the minute after which the claims end. */
async function endLeases({ config }: Installation): Promise<void> {
  const data = await beginData(config);
  try {
    await data.store.write(async ({ db }) => {
      await db
        .updateTable('workflow_run')
        .set({ due_at: 0 })
        .where('state', '=', 'waiting')
        .where('claimed_by', 'is not', null)
        .execute();
    });
  } finally {
    await data.close();
  }
}
