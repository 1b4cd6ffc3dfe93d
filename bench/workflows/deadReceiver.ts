import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Workflow } from '#form/definition/document.ts';
import type { Data } from '#service/operate/openData.ts';
import { addForm, send, takingOf } from '../../test/submission/example.ts';
import { startWorking } from '../../test/workflow/example.ts';
import { answersOf, submitDefinition } from '../archive/submitForm.ts';

const perForm = 50;
/** Milliseconds between two responses, each of which is delivered to fifty receivers. */
const responsePause = 100;

interface Times {
  /** The 99th percentile, in milliseconds from the response to the answer of the receiver. */
  readonly p99: number;
}

/**
 * Deliveries to receivers that work, at a steady pace, with all of them alive or with one that takes connections and never
 * answers. The dead one gets as many responses as each of the others.
 */
export async function deliveryTimes(
  data: Data,
  ports: readonly number[],
  { name, responses, isOneDead }: { name: string; responses: number; isOneDead: boolean },
): Promise<Times> {
  const dead = await startSilent();
  const forms: string[] = [];
  const [first] = ports;
  for (let from = 0; from < ports.length; from += perForm) {
    const id = `${name}${String(from).padStart(8 - name.length, '0')}`;
    const workflows = ports.slice(from, from + perForm).map((port): Workflow => {
      const to = isOneDead && port === first ? dead.port : port;
      return {
        id: `to${port}`,
        trigger: 'response',
        do: [{ id: 'hook', type: 'webhook', url: `http://127.0.0.1:${to}/hook` }],
      };
    });
    await addForm(data.store, { spam: 'off' }, { id, definition: { ...submitDefinition, workflows } });
    forms.push(id);
  }
  const working = startWorking(data, { clock: Date.now, random: Math.random });
  data.store.onRuns(() => working.worker.arrived());
  try {
    const taking = takingOf(data.store);
    for (let number = 0; number < responses; number += 1) {
      const stored = await send(taking, forms[number % forms.length] ?? '', answersOf(number));
      if (!stored.ok) throw new Error(`a submission was refused: ${stored.failure.code}`);
      await sleep(responsePause);
    }
    const expected = responses * perForm - Math.ceil(responses / forms.length);
    for (;;) {
      const times = await delivered(data, forms, `to${first}`);
      if (times.length >= expected) return { p99: times[Math.floor(times.length * 0.99)] ?? 0 };
      await sleep(responsePause);
    }
  } finally {
    await working[Symbol.asyncDispose]();
    dead.stop();
  }
}

/** The times of all deliveries except those of one workflow, in ascending order. */
async function delivered({ store }: Data, forms: readonly string[], except: string): Promise<number[]> {
  const rows = await store.read
    .selectFrom('workflow_run')
    .select(['created_at', 'finished_at'])
    .where('form_id', 'in', forms)
    .where('workflow_id', '!=', except)
    .where('state', '=', 'done')
    .execute();
  return rows
    .map(({ created_at, finished_at }) => (finished_at ?? 0) - created_at)
    .sort((one, other) => one - other);
}

async function startSilent(): Promise<{ port: number; stop(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
