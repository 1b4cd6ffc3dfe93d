import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Agent, request } from 'undici';
import { readConfig } from '#config';
import type { Workflow } from '#form/definition/document.ts';
import { beginData, type Data } from '#service/operate/openData.ts';
import { addForm, send, takingOf } from '../../test/submission/example.ts';
import { startWorking } from '../../test/workflow/example.ts';
import { medianRatio } from '../load.ts';
import { type MeasuredServer, startCanvass } from '../measured.ts';
import { formIds } from '../submitArchive.ts';
import { answersOf, submitDefinition } from '../submitForm.ts';
import { submissionTimes } from '../submitLoad.ts';

export interface WorkflowBenchOptions {
  /** Three databases; SQLite without them. */
  postgresUrls: readonly string[];
  /** Deliveries per measurement. */
  deliveries: number;
  /** Submissions per measurement. */
  submissions: number;
  rounds: number;
  say: (line: string) => void;
}

export type WorkflowFigures = Record<'deliver_vs_undici' | 'submit_with_webhook_vs_none', number>;

const receiverCount = 100;
const perForm = 50;
const connections = 64;

export async function benchWorkflows(options: WorkflowBenchOptions): Promise<WorkflowFigures> {
  const { postgresUrls, deliveries, submissions, rounds, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'canvass-bench-'));
  const receivers = await startReceivers();
  try {
    const env = (name: string, url: string | undefined) => ({
      CANVASS_DATA: join(folder, name),
      CANVASS_SUBMIT_LIMIT: '0',
      CANVASS_ALLOW_HOSTS: 'loopback',
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    });
    const data = await beginData(readConfig({}, env('deliver', postgresUrls[0])));
    const deliver = await deliveryBench(data, receivers.ports);
    const delivered = await medianRatio(
      () => deliver.perCpuSecond(deliveries),
      () => deliver.bare(deliveries),
      rounds,
    );
    await deliver.close();
    await data.close();
    say(
      `${delivered.one.toFixed(0)} deliveries a CPU second against ${delivered.other.toFixed(0)} of undici`,
    );

    const hook = `http://127.0.0.1:${receivers.ports[0]}/hook`;
    const workflow: Workflow = {
      id: 'notify',
      trigger: 'response',
      do: [{ id: 'hook', type: 'webhook', url: hook }],
    };
    const plain = await serveForms(env('plain', postgresUrls[1]), []);
    const hooked = await serveForms(env('hooked', postgresUrls[2]), [workflow]);
    const speed = (server: MeasuredServer) => async () => {
      const began = performance.now();
      await submissionTimes(server, submissions, connections);
      return (submissions / (performance.now() - began)) * 1000;
    };
    const submitted = await medianRatio(speed(hooked), speed(plain), rounds);
    say(
      `${submitted.one.toFixed(0)} submissions a second with a webhook, ${submitted.other.toFixed(0)} without`,
    );
    await plain.stop();
    await hooked.stop();
    return { deliver_vs_undici: delivered.ratio, submit_with_webhook_vs_none: submitted.ratio };
  } finally {
    receivers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The worker in this process, with a form for each fifty receivers. */
async function deliveryBench(data: Data, ports: readonly number[]) {
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

async function serveForms(env: NodeJS.ProcessEnv, workflows: Workflow[]): Promise<MeasuredServer> {
  const data = await beginData(readConfig({}, env));
  try {
    let organizationId: Awaited<ReturnType<typeof addForm>>['organizationId'] | undefined;
    const definition = { ...submitDefinition, ...(workflows.length === 0 ? {} : { workflows }) };
    for (const id of formIds) {
      const change = { id, definition, ...(organizationId === undefined ? {} : { organizationId }) };
      ({ organizationId } = await addForm(data.store, { spam: 'off' }, change));
    }
  } finally {
    await data.close();
  }
  return await startCanvass(env);
}

async function startReceivers(): Promise<{ ports: number[]; stop(): void }> {
  const script = join(import.meta.dirname, 'receivers.ts');
  const child = spawn(process.execPath, [script, String(receiverCount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { ports: JSON.parse(line), stop: () => void child.kill() };
}
