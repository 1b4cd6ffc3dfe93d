import { Connection } from '#store/sqlite/connection.ts';
import { overwritePart } from '#store/sqlite/erased/overwritePart.ts';

/** Overwrites unused bytes, a page at a time and again and again, and tells of each page: to be killed in the middle. */
const [, , path = ''] = process.argv;
const connection = new Connection(path);
for (let first = 1; ; ) {
  const part = overwritePart(connection, path, first, 1);
  process.send?.(part.isBusy ? 'busy' : 'done');
  first = part.isBusy ? first : (part.next ?? 1);
  // Lets the message leave.
  await new Promise((resolve) => setImmediate(resolve));
}
