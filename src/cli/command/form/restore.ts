import type { Command } from 'commander';
import { restoreForm } from '#service/form/restoreForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findFormAnywhere } from '#store/query/transfer/importing.ts';
import { CommandFailure } from '../../failure.ts';
import { print } from '../../output.ts';
import { type DataFlags, withExistingData } from '../../withData.ts';
import { formTitle } from './target.ts';

export function addRestore(form: Command): void {
  form
    .command('restore')
    .description('restore a form deleted less than 7 days ago, with its responses')
    .argument('<id>', 'the id of the form, as form delete printed it')
    .option('--data <folder>', 'the data folder')
    .action(async (id: string, flags: DataFlags) => {
      await withExistingData(flags, async ({ store }) => {
        // Ids are unique in the installation, also those of deleted forms, so no organisation is needed.
        const found = await findFormAnywhere(store.read, id);
        if (found === undefined) throw new CommandFailure(`There is no deleted form with the id "${id}".`);
        const name = formTitle(found);
        if (found.deleted_at === null) throw new CommandFailure(`${name} is not deleted.`);
        const outcome = await restoreForm(operatorWrites(store, found.organization_id), id, Date.now());
        if (!outcome.ok) throw new CommandFailure(reasons[outcome.failure.code](name));
        print(`${name} is back, with its responses.`);
      });
    });
}

const reasons = {
  form_unknown: (form: string) => `${form} was deleted more than 7 days ago and cannot be brought back.`,
  workspace_gone: (form: string) => `The workspace of ${form} is deleted: it has no place to come back to.`,
  address_taken: (form: string) =>
    `Another form has taken the address of ${form}. Give that one another slug, and run the command again.`,
};
