/** How many batches run at the same time, and how many of them may use a browser, which has many processes. */
export interface Workers {
  all: number;
  browsers: number;
}

/** Runs every batch, each as soon as a worker is free, and returns the results in the order of the batches. */
export async function workThrough<Item extends { usesBrowser: boolean }, Result>(
  batches: readonly Item[],
  workers: Workers,
  run: (batch: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = batches.map((batch, index) => ({ batch, index }));
  const results: Result[] = [];
  let browsers = 0;
  // A worker with nothing it may take ends: whoever holds a browser takes the next batch that needs one.
  const work = async (): Promise<void> => {
    for (;;) {
      const next = waiting.findIndex(({ batch }) => !batch.usesBrowser || browsers < workers.browsers);
      const [taken] = next < 0 ? [] : waiting.splice(next, 1);
      if (taken === undefined) return;
      if (taken.batch.usesBrowser) browsers += 1;
      try {
        results[taken.index] = await run(taken.batch);
      } finally {
        if (taken.batch.usesBrowser) browsers -= 1;
      }
    }
  };
  await Promise.all(Array.from({ length: workers.all }, work));
  return results;
}
