import type { TestEvent } from 'node:test/reporters';

/**
 * A reporter for Node's test runner that writes a line for each file: its path and its milliseconds. Files in a process
 * of their own report their whole duration; files that share one report the sum of their tests.
 */
export default async function* timingReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const whole = new Map<string, number>();
  const tests = new Map<string, number>();
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file !== undefined) whole.set(data.file, data.duration_ms);
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file !== undefined)
      tests.set(data.file, (tests.get(data.file) ?? 0) + data.details.duration_ms);
  }
  for (const [file, duration] of new Map([...tests, ...whole])) yield `${JSON.stringify([file, duration])}\n`;
}
