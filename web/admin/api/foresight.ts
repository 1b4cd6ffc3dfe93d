import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

interface Change {
  make(answer: unknown): unknown;
}

interface Foresight {
  /** What the service has said last, and what it has made since. */
  answered: unknown;
  /** Those on their way, in the order in which they were asked for. */
  readonly changes: Set<Change>;
  readonly stop: () => void;
}

const foresights = new WeakMap<Query, Foresight>();

/**
 * Shows a change over the answer that is kept under `queryKey`, and over every newer one, until it is told how the
 * change ended. Each is taken back alone: what else is on its way stays on the page. An answer may have the change in
 * it already, so that making it twice must be the same as making it once.
 */
export function foresee<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  make: (answer: Answer) => Answer,
): (isMade: boolean) => void {
  const query = client.getQueryCache().find({ queryKey });
  if (query === undefined) return () => undefined;
  const foresight = foresights.get(query) ?? begin(client, query);
  const change: Change = { make };
  foresight.changes.add(change);
  show(query, foresight);
  return (isMade) => {
    foresight.changes.delete(change);
    if (isMade && foresight.answered !== undefined) foresight.answered = change.make(foresight.answered);
    show(query, foresight);
    if (foresight.changes.size > 0) return;
    foresight.stop();
    foresights.delete(query);
  };
}

function begin(client: QueryClient, query: Query): Foresight {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query !== query || event.type !== 'updated' || event.action.type !== 'success') return;
    // What is shown by this file itself is no answer.
    if (event.action.manual) return;
    foresight.answered = query.state.data;
    show(query, foresight);
  });
  const foresight: Foresight = { answered: query.state.data, changes: new Set(), stop };
  foresights.set(query, foresight);
  return foresight;
}

function show(query: Query, { answered, changes }: Foresight): void {
  if (answered === undefined) return;
  const shown = [...changes].reduce<unknown>((answer, change) => change.make(answer), answered);
  query.setData(shown, { manual: true });
}
