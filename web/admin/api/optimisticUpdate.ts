import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

interface Change {
  make(answer: unknown): unknown;
}

interface PendingUpdates {
  /** The latest response, with the changes that succeeded since. */
  answered: unknown;
  /** Pending changes in the order of their calls. */
  readonly changes: Set<Change>;
  readonly stop: () => void;
}

const pendingUpdates = new WeakMap<Query, PendingUpdates>();

/**
 * Applies `make` over the cached response and over every newer one until the returned function reports the outcome.
 * Each change rolls back alone. A newer response may contain the change already, so `make` has to be idempotent.
 */
export function optimisticUpdate<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  make: (answer: Answer) => Answer,
): (isMade: boolean) => void {
  const query = client.getQueryCache().find({ queryKey });
  if (query === undefined) return () => undefined;
  const pending = pendingUpdates.get(query) ?? begin(client, query);
  const change: Change = { make };
  pending.changes.add(change);
  show(query, pending);
  return (isMade) => {
    pending.changes.delete(change);
    if (isMade && pending.answered !== undefined) pending.answered = change.make(pending.answered);
    show(query, pending);
    if (pending.changes.size > 0) return;
    pending.stop();
    pendingUpdates.delete(query);
  };
}

function begin(client: QueryClient, query: Query): PendingUpdates {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query !== query || event.type !== 'updated' || event.action.type !== 'success') return;
    // Ignores the updates that `show` makes.
    if (event.action.manual) return;
    pending.answered = query.state.data;
    show(query, pending);
  });
  const pending: PendingUpdates = { answered: query.state.data, changes: new Set(), stop };
  pendingUpdates.set(query, pending);
  return pending;
}

function show(query: Query, { answered, changes }: PendingUpdates): void {
  if (answered === undefined) return;
  const shown = [...changes].reduce<unknown>((answer, change) => change.make(answer), answered);
  query.setData(shown, { manual: true });
}
