import { Agent, request } from 'undici';
import type { Workflow } from '#form/definition/document.ts';
import type { Data } from '#service/operate/openData.ts';
import { addForm, send, takingOf } from '../../test/submission/example.ts';
import { startWorking } from '../../test/workflow/example.ts';
import { answersOf, submitDefinition } from '../archive/submitForm.ts';

const perForm = 50;
const connections = 64;

/** The worker in this process, with a form for each fifty receivers. */
export async function deliveryBench(data: Data, ports: readonly number[]) {
  const forms: string[] = [];
  for (let from = 0; from < ports.length; from += perForm) {
    const id = `bench${String(from).padStart(3, '0')}`;
    const workflows = ports.slice(from, from + perForm).map(
      (port): Workflow => ({
        id: `to${port}`,
        trigger: 'response',
        do: [{ id: 'hook', type: 'webhook', url: `http://127.0.0.1:${port}/hook` }],
      }),
    );
    await addForm(data.store, { spam: 'off' }, { id, definition: { ...submitDefinition, workflows } });
    forms.push(id);
  }
  const working = startWorking(data, { clock: Date.now, random: Math.random });
  const taking = takingOf(data.store);
  const agent = new Agent({ connections: 1 });
  let bodySize = 0;
  return {
    async perCpuSecond(amount: number): Promise<number> {
      for (let number = 0; number < amount / perForm; number += 1) {
        const stored = await send(taking, forms[number % forms.length] ?? '', answersOf(number));
        if (!stored.ok) throw new Error(`a submission was refused: ${stored.failure.code}`);
      }
      const before = process.cpuUsage();
      await working.worker.settled();
      const used = secondsSince(before);
      const { exchange } = await data.store.read
        .selectFrom('workflow_attempt')
        .select('exchange')
        .limit(1)
        .executeTakeFirstOrThrow();
      bodySize = JSON.parse(exchange ?? '').request.body.length;
      return amount / used;
    },
    /** The same bodies with the same number of headers, by the client alone. */
    async bare(amount: number): Promise<number> {
      const body = Buffer.alloc(bodySize, 'x');
      const headers = {
        'content-type': 'application/json',
        'webhook-id': '019a8f3e-7c00-7000-9d3b-0f6a1c2d3e4f',
        'webhook-timestamp': '1763370000',
        'webhook-signature': `v1,${'x'.repeat(44)}`,
      };
      let sent = 0;
      const before = process.cpuUsage();
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (sent < amount) {
            const port = ports[sent % ports.length];
            sent += 1;
            const url = `http://127.0.0.1:${port}/hook`;
            const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent });
            await answer.body.text();
          }
        }),
      );
      return amount / secondsSince(before);
    },
    async close() {
      await working[Symbol.asyncDispose]();
      await agent.close();
    },
  };
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
