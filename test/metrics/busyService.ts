import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { OrganizationId } from '#store/tables.ts';
import { type AppClient, openClient } from '../app/appClient.ts';
import { secretOf } from '../e2e/app/showcase.ts';
import { shell } from '../form/shell.ts';
import type { Engine, TestData } from '../support/engines.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtpServer.ts';
import { type RunningService, startService } from '../support/startService.ts';
import { addWorkflows } from '../workflow/example.ts';
import { type Receiver, startReceiver } from '../workflow/receiver.ts';

export interface BusyService {
  readonly data: TestData;
  readonly service: RunningService;
  /** Signed in as the owner. */
  readonly owner: AppClient;
  readonly organization: string;
  readonly receiver: Receiver;
  readonly smtp: TestSmtpServer;
  /** Sends answers to the form `contact1`, whose webhook goes to the receiver, and returns the status. */
  submit(answers: object, change?: object): Promise<number>;
  /** Runs a command on the same data, and returns its exit code. */
  run(args: readonly string[]): Promise<number | null>;
  [Symbol.asyncDispose](): Promise<void>;
}

export const password = 'correct horse battery';
export const email = 'ada@example.org';

/** A service with a mail server, an owner, and a form that calls a webhook. */
export async function startBusyService(engine: Engine): Promise<BusyService> {
  const stack = new AsyncDisposableStack();
  try {
    const data = stack.use(await engine.open());
    const receiver = stack.use(await startReceiver());
    const smtp = stack.use(await startSmtpServer());
    const env = { ...data.env, CANVASS_ALLOW_HOSTS: 'loopback', SMTP_URL: smtp.url };
    const service = stack.use(await startService(env));
    const owner = openClient(service.url);
    const secret = secretOf('setup', service.output());
    const person = { name: 'Ada', email, password };
    const { organization } = await owner.ask(
      'setUp',
      {},
      { ...person, secret, organization: 'Orchard', sample: false },
    );
    await addWorkflows(
      data.store,
      [
        {
          id: 'notify',
          trigger: 'response',
          do: [{ id: 'hook', type: 'webhook', url: `${receiver.url}/hook` }],
        },
      ],
      { organizationId: organization as OrganizationId, settings: { spam: 'off' } },
    );
    const command = shell(data.env, join(import.meta.dirname, '../..'));
    const held = stack.move();
    return {
      data,
      service,
      owner,
      organization,
      receiver,
      smtp,
      async submit(answers, change = {}) {
        const response = await fetch(`${service.url}/f/contact1`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ submission_id: randomUUID(), answers, ...change }),
        });
        await response.arrayBuffer();
        return response.status;
      },
      async run(args) {
        const { code, stderr } = await command([...args]);
        if (code !== 0) assert.ok(stderr !== '', 'a command that fails says why');
        return code;
      },
      [Symbol.asyncDispose]: () => held.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
