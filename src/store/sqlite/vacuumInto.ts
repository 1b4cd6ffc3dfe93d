import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Copies a database in a thread of its own: it takes long, and whoever waits has leases to renew and signals to hear. */
export async function vacuumInto(live: string, path: string): Promise<void> {
  const worker = new Worker(new URL('./vacuumWorker.ts', import.meta.url), { workerData: { live, path } });
  // Rejects with the error of the thread, where it has one.
  await once(worker, 'exit');
}
