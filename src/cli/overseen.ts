import type { Oversight } from '#service/operate/backup/oversight.ts';
import { CommandFailure } from './failure.ts';
import { Progress } from './progress.ts';
import { untilInterrupted } from './untilInterrupted.ts';

/** Runs long work with a line of progress on a terminal; Ctrl-C stops it cleanly, with the sentence `stopped`. */
export async function overseen<T>(
  label: string,
  total: number | undefined,
  stopped: string,
  work: (oversight: Oversight) => Promise<T>,
): Promise<T> {
  const progress = new Progress();
  return await untilInterrupted(async (signal) => {
    let done = 0;
    const onBytes = (count: number) => {
      done += count;
      progress.show(label, done, total);
    };
    try {
      return await work({ onBytes, signal });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw new CommandFailure(stopped);
      // A full disk, a folder that is not ours: the system's own words say it best.
      if (error instanceof Error && 'syscall' in error) throw new CommandFailure(error.message);
      throw error;
    } finally {
      progress.clear();
    }
  });
}
