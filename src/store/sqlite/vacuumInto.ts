import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Copies a database in a worker thread: it takes long, and the caller has leases to renew and signals to handle. */
export async function vacuumInto(live: string, path: string): Promise<void> {
  const worker = new Worker(new URL('./vacuumWorker.ts', import.meta.url), { workerData: { live, path } });
  // Rejects with the worker's error, if any.
  await once(worker, 'exit');
}
