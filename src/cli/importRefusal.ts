import type { ImportFailure } from '#service/transfer/archive/importArchive.ts';
import type { MergeTarget } from '#service/transfer/archive/mergeRefusal.ts';
import { CommandFailure } from './failure.ts';

/** The message for an import that was refused. */
export function importRefusal(failure: ImportFailure): CommandFailure {
  switch (failure.code) {
    case 'interrupted':
      return new CommandFailure('Stopped; nothing of the archive was kept.', failure.code);
    case 'archive_refused':
      return new CommandFailure(`${failure.message}\nNothing of the archive was kept.`, failure.code);
    case 'organization_exists':
      return new CommandFailure(
        `${named(failure.organization)} is here already; nothing was imported. To add to it what is not there yet: --into ${failure.organization.id}`,
        failure.code,
      );
    case 'organization_other':
      return new CommandFailure(
        failure.organization === undefined
          ? `What is to be imported belongs to no organisation that is here, and not to ${failure.asked}; nothing was imported. Without --into its organisation is made.`
          : `What is to be imported belongs to ${named(failure.organization).replace(/^T/, 't')}, not to ${failure.asked}; nothing was imported.`,
        failure.code,
      );
  }
}

function named({ id, name }: MergeTarget): string {
  return `The organisation ${name} (${id})`;
}
