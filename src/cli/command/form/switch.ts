import type { Command } from 'commander';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { CommandFailure } from '../../failure.ts';
import { print } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle, notFound } from './target.ts';

export function addEnable(form: Command): void {
  addSwitch(form.command('enable').description('make a published form accept responses'), true);
}

export function addDisable(form: Command): void {
  addSwitch(form.command('disable').description('stop a form from accepting responses'), false);
}

function addSwitch(command: Command, enabled: boolean): void {
  command
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .action((fileOrId: string, flags: FormFlags) => turn(fileOrId, enabled, flags));
}

async function turn(fileOrId: string, enabled: boolean, flags: FormFlags): Promise<void> {
  await withExistingData(flags, async (data) => {
    const form = await formOrFail(data, flags, fileOrId);
    const writes = operatorWrites(data.store, form.organization_id);
    const outcome = await setFormEnabled(writes, form.id, enabled, Date.now());
    if (outcome.ok) {
      const word = enabled ? 'enabled' : 'disabled';
      print(`${formTitle(form)} is ${outcome.value.changed ? word : `already ${word}`}.`);
      return;
    }
    throw new CommandFailure(
      outcome.failure.code === 'form_unknown'
        ? notFound(outcome.failure)
        : `${formTitle(form)} has never been published; publishing it enables it.`,
    );
  });
}
