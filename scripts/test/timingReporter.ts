import { flushCompileCache } from 'node:module';
import type { TestEvent } from 'node:test/reporters';
import { startCpuClock } from './cpuTime.ts';

/** Time of children that outlive their parents is read at least so often, because it is lost when they end. */
const interval = 500;

/**
 * A reporter for Node's test runner, in the process of the tests. It writes one line per test file: its path, the
 * milliseconds of its tests, and the CPU seconds of them and of the processes that they started. Files that share a
 * process load together, and share the time of that evenly.
 */
export default async function* timingReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const clock = startCpuClock();
  const timer = setInterval(clock, interval).unref();
  const files = new Map<string, { duration: number; cpu: number }>();
  let loaded: number | undefined;
  let counted = 0;
  let latest: { duration: number; cpu: number } | undefined;
  for await (const { type, data } of events) {
    if (type !== 'test:complete' && type !== 'test:dequeue') continue;
    if (loaded === undefined) {
      loaded = counted = clock();
      // Processes that start meanwhile need not compile the same again.
      flushCompileCache();
    }
    if (type !== 'test:complete' || data.file === undefined) continue;
    latest = files.get(data.file) ?? { duration: 0, cpu: 0 };
    files.set(data.file, latest);
    // A suite only repeats the time of its tests.
    if (data.details.type !== 'suite') latest.duration += data.details.duration_ms;
    const now = clock();
    latest.cpu += now - counted;
    counted = now;
  }
  clearInterval(timer);
  if (latest !== undefined) latest.cpu += clock() - counted;
  for (const [file, { duration, cpu }] of files)
    yield `${JSON.stringify([file, duration, cpu + (loaded ?? 0) / files.size])}\n`;
}
