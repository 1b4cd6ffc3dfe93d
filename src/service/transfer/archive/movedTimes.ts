export interface Times {
  created_at: number;
  updated_at: number;
}

/** Moves an item to a free `created_at`. An equal `updated_at` moves along. */
export function movedTo({ created_at, updated_at }: Times, target: number | undefined): Times {
  if (target === undefined) return { created_at, updated_at };
  return { created_at: target, updated_at: updated_at === created_at ? target : updated_at };
}

/**
 * The times under which an item of the archive is stored: its own, or those that an earlier import moved it to.
 * Undefined if the stored item is a different one.
 */
export function storedTimes(
  stored: { created_at: number; moved_from: number | null },
  brought: Times,
): Times | undefined {
  if (stored.created_at === brought.created_at) return brought;
  return stored.moved_from === brought.created_at ? movedTo(brought, stored.created_at) : undefined;
}
