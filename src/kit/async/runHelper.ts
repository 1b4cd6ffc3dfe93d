import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, type Transferable } from 'node:worker_threads';

/** Answers the tasks of a `HelperThread`; what is named in `moves` is handed over without a copy. */
export function runHelper<Task, Answer>(
  work: (task: Task) => Promise<{ readonly answer: Answer; readonly moves?: Transferable[] }>,
): void {
  lowerPriority();
  parentPort?.on('message', async (task: Task) => {
    const { answer, moves = [] } = await work(task);
    parentPort?.postMessage(answer, moves);
  });
}

/** Less than that of the threads that serve requests, which otherwise wait where cores are few. */
const priority = 10;

/** On Linux each thread has its own priority, by its own id; elsewhere only the process has one. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (Number.isInteger(id)) setPriority(id, priority);
  } catch {
    // Some containers hide /proc; the work is the same without it.
  }
}
