import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { readConfig } from '#config';
import { createHttpClient } from '#outside/httpClient.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import type { Data } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { ForwardedRuns } from '#service/workflow/listen/forwardRuns.ts';
import { readWebhookSecret, rotateWebhookSecret } from '#service/workflow/webhook/webhookSecret.ts';
import { WrongUsage } from '../failure.ts';
import { note, print } from '../output.ts';
import { withAbortOnSignal } from '../withAbortOnSignal.ts';
import { organizationOrFail, withExistingData } from '../withData.ts';
import { type FormFlags, formOrFail, formTitle } from './form/target.ts';
import { addReplay } from './webhooks/replay.ts';

const organizationOption = [
  '--organization <id or name>',
  'the organisation of the form; by default the one in the file, or the only one',
] as const;

export function addWebhooks(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('the secrets of webhooks, replays, and copies for developing');
  webhooks
    .command('secret')
    .description('print the secret that signs the webhooks of a form (whsec_…)')
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--rotate', 'make a new secret; the old one signs for another day')
    .option(...organizationOption)
    .option('--data <folder>', 'the data folder')
    .action(async (fileOrId: string, flags: FormFlags & { rotate?: boolean }) => {
      await withExistingData(flags, async (data) => {
        const row = await formOrFail(data, flags, fileOrId);
        const writes = operatorWrites(data.store, row.organization_id);
        const keys = new AccountKeys(data.secrets);
        const form = { id: row.id, name: row.name };
        if (flags.rotate !== true) {
          print(await readWebhookSecret(writes, keys, form, Date.now()));
          return;
        }
        const { secret, previousUntil } = await rotateWebhookSecret(writes, keys, form, Date.now());
        note(
          `${formTitle(row)} has a new secret; the old one signs until ${new Date(previousUntil).toISOString()}.`,
        );
        print(secret);
      });
    });
  addReplay(webhooks, organizationOption);
  webhooks
    .command('listen')
    .description('send copies of new webhooks to a program on this machine, until interrupted')
    .argument('<port>', 'the port of the program on 127.0.0.1')
    .option('--form <id>', 'only of this form; by default of all forms of the organisation')
    .option(...organizationOption)
    .option('--data <folder>', 'the data folder')
    .action(async (port: string, flags: FormFlags & { form?: string }) => {
      if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
        throw new WrongUsage(`The port must be a number from 1 to 65535, not "${port}".`);
      await withExistingData(flags, async (data) => await listen(data, flags, Number(port)));
    });
}

const pollEvery = 500;

async function listen(data: Data, flags: FormFlags & { form?: string }, port: number): Promise<void> {
  const form = flags.form === undefined ? undefined : await formOrFail(data, flags, flags.form);
  const organizationId = form?.organization_id ?? (await organizationOrFail(data, flags.organization)).id;
  // The operator asks for this address, so it may be a private one.
  const http = createHttpClient({ allowPrivate: true });
  const target = new URL(`http://127.0.0.1:${port}`);
  const runs = await ForwardedRuns.begin({
    store: data.store,
    keys: new AccountKeys(data.secrets),
    http,
    mailLimits: readConfig(flags).mailLimits,
    clock: Date.now,
    formsUrl: 'http://localhost',
    organizationId,
    formId: form?.id,
    target,
  });
  note(`New webhooks are sent to ${target.origin} too. Press Ctrl+C to stop.`);
  try {
    await withAbortOnSignal(async (signal) => {
      while (!signal.aborted) {
        for await (const { run, form: id, path, answer } of runs.next())
          print(`${new Date().toISOString()}  ${id}  ${path}  ${run}  ${answer}`);
        await sleep(pollEvery, undefined, { signal }).catch(() => undefined);
      }
    });
  } finally {
    http.close();
  }
}
