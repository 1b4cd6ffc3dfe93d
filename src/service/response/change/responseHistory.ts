import type { ResponseHistoryEntry } from '#contract/app/response/changes.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { HistoryRow } from '#store/query/response/history.ts';

/** More than anybody reads. */
export const maxHistory = 200;

const kinds = {
  response_edited: 'edited',
  response_deleted: 'deleted',
  response_restored: 'restored',
  response_released: 'released',
} as const;

/** The events of one response, newest first and its arrival last. */
export function responseHistory(
  rows: readonly HistoryRow[],
  { created_at }: { readonly created_at: number },
): ResponseHistoryEntry[] {
  const entries = rows.flatMap((row): ResponseHistoryEntry[] => {
    const at = formatInstant(row.created_at);
    const by = { kind: row.actor_kind, name: row.actor_name ?? '' };
    if (row.kind === 'response_tagged') {
      const tagged = tagIn(row);
      return tagged === undefined ? [] : [{ ...tagged, at, by, changes: [] }];
    }
    const kind = kinds[row.kind as keyof typeof kinds];
    return kind === undefined ? [] : [{ kind, at, by, changes: changesIn(row) }];
  });
  return [...entries, { kind: 'received', at: formatInstant(created_at), by: null, changes: [] }];
}

/** Undefined for entries of servers that did not log the tag. */
function tagIn({ old_value, new_value }: HistoryRow) {
  const value = new_value ?? old_value;
  if (value === null) return undefined;
  const { tag } = JSON.parse(value) as { tag: string };
  return { kind: new_value === null ? ('tag_removed' as const) : ('tag_added' as const), tag };
}

function changesIn({ old_value, new_value }: HistoryRow): ResponseHistoryEntry['changes'] {
  if (old_value === null || new_value === null) return [];
  const [old, changed] = [JSON.parse(old_value), JSON.parse(new_value)] as Record<string, unknown>[];
  if (old === undefined || changed === undefined) return [];
  return Object.keys(changed).map((field) => ({
    field,
    old: old[field] ?? null,
    new: changed[field] ?? null,
  }));
}
