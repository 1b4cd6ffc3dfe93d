import type { Command } from 'commander';
import { pluralize } from '#kit/text/pluralize.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { CommandFailure } from '../../failure.ts';
import { note, print } from '../../output.ts';
import { withExistingData } from '../../withData.ts';
import { type FormFlags, formOrFail, formTitle, notFound } from './target.ts';

interface DeleteFlags extends FormFlags {
  yes?: boolean;
}

export function addDelete(form: Command): void {
  form
    .command('delete')
    .description(
      'delete a form; it can be restored for 7 days. A form with responses needs --yes, which deletes them too',
    )
    .argument('<file or id>', 'a form in YAML or JSON, or the id, address or name of a form')
    .option('--yes', 'delete it with its responses')
    .option(
      '--organization <id or name>',
      'the organisation of the form; by default the one in the file, or the only one',
    )
    .option('--data <folder>', 'the data folder')
    .action(async (fileOrId: string, flags: DeleteFlags) => {
      await withExistingData(flags, async (data) => {
        const row = await formOrFail(data, flags, fileOrId);
        const outcome = await deleteForm(operatorWrites(data.store, row.organization_id), row.id, {
          withResponses: flags.yes ?? false,
          now: Date.now(),
        });
        if (outcome.ok) {
          print(`Deleted ${formTitle(row)} with ${pluralize(outcome.value.responses, 'response')}.`);
          note(`You can restore it for 7 days: node bin/canvass form restore ${row.id}`);
          return;
        }
        throw new CommandFailure(
          outcome.failure.code === 'form_unknown'
            ? notFound(outcome.failure)
            : `${formTitle(row)} has ${pluralize(outcome.failure.responses, 'response')}; nothing was deleted. Run the command again with --yes to delete them too.`,
        );
      });
    });
}
