import type { TestEvent } from 'node:test/reporters';

/**
 * A reporter for Node's test runner that writes a line for each file: its path and its milliseconds. A file in a process
 * of its own is reported with the whole duration of that process, a file that shares one with the sum of its tests.
 */
export default async function* timingReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const processes = new Map<string, number>();
  const tests = new Map<string, number>();
  for await (const { type, data } of events) {
    if (type !== 'test:complete' || data.nesting !== 0 || data.file === undefined) continue;
    const { duration_ms: duration } = data.details;
    const entry = 'entryFile' in data && typeof data.entryFile === 'string' ? data.entryFile : undefined;
    if (entry === undefined && data.file.endsWith(data.name)) processes.set(data.file, duration);
    else tests.set(entry ?? data.file, (tests.get(entry ?? data.file) ?? 0) + duration);
  }
  for (const line of new Map([...tests, ...processes])) yield `${JSON.stringify(line)}\n`;
}
