import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '#store/store.ts';

/** In milliseconds. */
const maxPause = 100;

/**
 * A store for background jobs, whose loops of short transactions would never leave the thread on SQLite: after each
 * write, requests have the thread for as long as the write had it.
 */
export function pacedStore(store: Store): Store {
  return {
    ...store,
    async write(work, extent) {
      const began = performance.now();
      const result = await store.write(work, extent);
      await sleep(Math.min(maxPause, performance.now() - began));
      return result;
    },
  };
}
