import type { Oversight } from '#service/operate/backup/oversight.ts';
import { CommandFailure } from './failure.ts';
import { Progress } from './progress.ts';
import { withAbortOnSignal } from './withAbortOnSignal.ts';

/** Runs long work with a progress line on a terminal; Ctrl-C stops it cleanly with the message `stopped`. */
export async function withProgress<T>(
  label: string,
  total: number | undefined,
  stopped: string,
  work: (oversight: Oversight) => Promise<T>,
): Promise<T> {
  const progress = new Progress();
  return await withAbortOnSignal(async (signal) => {
    let done = 0;
    const onBytes = (count: number) => {
      done += count;
      progress.show(label, done, total);
    };
    try {
      return await work({ onBytes, signal });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw new CommandFailure(stopped);
      // For system errors such as a full disk or a missing permission, the system's message is the clearest.
      if (error instanceof Error && 'syscall' in error) throw new CommandFailure(error.message);
      throw error;
    } finally {
      progress.clear();
    }
  });
}
