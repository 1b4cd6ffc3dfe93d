import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#config';
import type { Workflow } from '#form/definition/document.ts';
import { beginData } from '#service/operate/openData.ts';
import { addForm } from '../../test/submission/example.ts';
import { formIds } from '../archive/submitArchive.ts';
import { submitDefinition } from '../archive/submitForm.ts';
import { medianRatio } from '../load.ts';
import { type MeasuredServer, startCanvass } from '../measured.ts';
import { submissionTimes } from '../submitLoad.ts';
import { deliveryTimes } from './deadReceiver.ts';
import { deliveryBench } from './deliver.ts';
import { startReceivers } from './startReceivers.ts';

export interface WorkflowBenchOptions {
  /** Three databases; SQLite without them. */
  postgresUrls: readonly string[];
  /** Deliveries per measurement. */
  deliveries: number;
  /** Responses per measurement of the dead receiver, each to fifty receivers. */
  responses: number;
  /** Submissions per measurement. */
  submissions: number;
  rounds: number;
  say: (line: string) => void;
}

export type WorkflowFigures = Record<
  'deliver_vs_undici' | 'submit_with_webhook_vs_none' | 'p99_with_dead_vs_none',
  number
>;

const connections = 64;

export async function benchWorkflows(options: WorkflowBenchOptions): Promise<WorkflowFigures> {
  const { postgresUrls, deliveries, responses, submissions, rounds, say } = options;
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
    say(
      `${delivered.one.toFixed(0)} deliveries a CPU second against ${delivered.other.toFixed(0)} of undici`,
    );

    let round = 0;
    const p99 = (isOneDead: boolean) => async () => {
      round += 1;
      const name = `${isOneDead ? 'd' : 'a'}${round}x`;
      return (await deliveryTimes(data, receivers.ports, { name, responses, isOneDead })).p99;
    };
    const dead = await medianRatio(p99(true), p99(false), rounds);
    await data.close();
    say(`p99 of a delivery: ${dead.one} ms beside a dead receiver, ${dead.other} ms without one`);

    const hook = `http://127.0.0.1:${receivers.ports[0]}/hook`;
    const workflow: Workflow = {
      id: 'notify',
      trigger: 'response',
      do: [{ id: 'hook', type: 'webhook', url: hook }],
    };
    const plain = await serveForms(env('plain', postgresUrls[1]), []);
    const hooked = await serveForms(env('hooked', postgresUrls[2]), [workflow]);
    const speed = (server: MeasuredServer) => async () => {
      // This round must not pay for deliveries that the one before left.
      await Promise.all([restOf(plain), restOf(hooked)]);
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
    return {
      deliver_vs_undici: delivered.ratio,
      submit_with_webhook_vs_none: submitted.ratio,
      p99_with_dead_vs_none: dead.ratio,
    };
  } finally {
    receivers.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until a server has nothing more to do. */
async function restOf(server: MeasuredServer): Promise<void> {
  for (let before = await server.cpuSeconds(); ; ) {
    await sleep(500);
    const now = await server.cpuSeconds();
    if (now - before < 0.02) return;
    before = now;
  }
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
