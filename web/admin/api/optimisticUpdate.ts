import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

interface Change {
  make(answer: unknown): unknown;
}

interface PendingUpdates {
  /** What the service has said last, and what it has made since. */
  answered: unknown;
  /** Those on their way, in the order in which they were asked for. */
  readonly changes: Set<Change>;
  readonly stop: () => void;
}

const pendingUpdates = new WeakMap<Query, PendingUpdates>();

/**
 * Shows a change over the answer that is kept under `queryKey`, and over every newer one, until it is told how the
 * change ended. Each is taken back alone: what else is on its way stays on the page. An answer may have the change in
 * it already, so that making it twice must be the same as making it once.
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
    // What is shown by this file itself is no answer.
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
