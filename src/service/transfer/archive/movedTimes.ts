export interface Times {
  created_at: number;
  updated_at: number;
}

/** `updated_at` goes along where it was the same moment. */
export function movedTo({ created_at, updated_at }: Times, target: number | undefined): Times {
  if (target === undefined) return { created_at, updated_at };
  return { created_at: target, updated_at: updated_at === created_at ? target : updated_at };
}

/**
 * The times that a stored item must have to be the one that came with `brought`: the same ones, or those that
 * an import moved it to. Undefined when it is another item.
 */
export function storedTimes(
  stored: { created_at: number; moved_from: number | null },
  brought: Times,
): Times | undefined {
  if (stored.created_at === brought.created_at) return brought;
  return stored.moved_from === brought.created_at ? movedTo(brought, stored.created_at) : undefined;
}
