let batch: Promise<void> | undefined;

/**
 * Waits for the end of this turn of the event loop together with all concurrent requests. They then run the same step
 * one after the other, which keeps its code in the processor's cache.
 */
export function waitForBatch(): Promise<void> {
  batch ??= new Promise((resolve) => {
    setImmediate(() => {
      batch = undefined;
      resolve();
    });
  });
  return batch;
}
