import type { TestEvent } from 'node:test/reporters';

/**
 * A reporter for Node's test runner that writes one line per test file: its path and its milliseconds. For a file in
 * its own process this is the duration of the process; for a file that shares one, the sum of its tests.
 */
export default async function* timingReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const processes = new Map<string, number>();
  const tests = new Map<string, number>();
  for await (const { type, data } of events) {
    if (type !== 'test:complete' || data.file === undefined) continue;
    const { duration_ms: duration, type: sort } = data.details;
    const isProcess = data.nesting === 0 && data.file.endsWith(data.name);
    if (isProcess) processes.set(data.file, duration);
    // A suite only repeats the time of its tests.
    else if (sort !== 'suite') tests.set(data.file, (tests.get(data.file) ?? 0) + duration);
  }
  for (const line of new Map([...tests, ...processes])) yield `${JSON.stringify(line)}\n`;
}
