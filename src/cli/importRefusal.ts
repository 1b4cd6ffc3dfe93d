import type { ImportFailure } from '#service/transfer/archive/importArchive.ts';
import type { MergeTarget } from '#service/transfer/archive/mergeRefusal.ts';
import { CommandFailure } from './failure.ts';

/** The message for an import that was refused. */
export function importRefusal(failure: ImportFailure): CommandFailure {
  switch (failure.code) {
    case 'interrupted':
      return new CommandFailure('Stopped; nothing was imported.', failure.code);
    case 'archive_refused':
      return new CommandFailure(`${failure.message}\nNothing was imported.`, failure.code);
    case 'organization_exists':
      return new CommandFailure(
        `${named(failure.organization)} already exists; nothing was imported. To add what is missing to it: --into ${failure.organization.id}`,
        failure.code,
      );
    case 'organization_other':
      return new CommandFailure(
        failure.organization === undefined
          ? `The import does not belong to ${failure.asked}, nor to any other organisation here; nothing was imported. Leave out --into to create its organisation.`
          : `The import belongs to ${named(failure.organization).replace(/^T/, 't')}, not to ${failure.asked}; nothing was imported.`,
        failure.code,
      );
  }
}

function named({ id, name }: MergeTarget): string {
  return `The organisation ${name} (${id})`;
}
