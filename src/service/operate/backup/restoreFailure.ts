import type { EngineName } from '#store/store.ts';

/** Why a backup was not restored. Nothing has been changed. */
export type RestoreFailure =
  | { code: 'backup_missing' }
  | { code: 'backup_damaged'; reason: string }
  | { code: 'schema_newer'; schema: number; knows: number }
  | { code: 'engine_other'; backup: EngineName; installation: EngineName }
  | { code: 'installation_occupied'; organizations: number; users: number }
  | { code: 'restore_blocked'; reason: string };

/** Carries a failure out of nested streams. */
export class RestoreStop extends Error {
  readonly failure: RestoreFailure;

  constructor(failure: RestoreFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

export function damaged(reason: string): RestoreStop {
  return new RestoreStop({ code: 'backup_damaged', reason });
}
