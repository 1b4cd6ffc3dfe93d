import { createServer, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/**
 * The upper bound for submissions: plain `node:http` parses the JSON, stores it in SQLite with the same
 * durability and group commit as the service, and responds. It does not validate, count or deduplicate. Prints
 * its port; `/cpu` returns its CPU seconds.
 */
const database = new DatabaseSync(process.argv[2] ?? '');
database.exec(`
  PRAGMA page_size = 8192;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE submission (
    id INTEGER PRIMARY KEY, form TEXT NOT NULL, submission_id TEXT NOT NULL, created_at INTEGER NOT NULL,
    body TEXT NOT NULL
  )`);
const insert = database.prepare(
  'INSERT INTO submission (form, submission_id, created_at, body) VALUES (?, ?, ?, ?)',
);

interface Waiting {
  form: string;
  value: { submission_id: string; answers: unknown };
  response: ServerResponse;
}

let waiting: Waiting[] = [];

/** Groups requests like the service: it waits another turn of the event loop as long as each turn brings more. */
function gather(known: number): void {
  setImmediate(() => {
    if (waiting.length > known && known < 256) gather(waiting.length);
    else storeGroup();
  });
}

/** Stores all pending requests in one transaction, then sends the responses. */
function storeGroup(): void {
  const group = waiting;
  waiting = [];
  const created_at = Date.now();
  database.exec('BEGIN IMMEDIATE');
  for (const { form, value } of group)
    insert.run(form, value.submission_id, created_at, JSON.stringify(value.answers));
  database.exec('COMMIT');
  for (const { value, response } of group) {
    const body = JSON.stringify({ submission_id: value.submission_id, created_at });
    response.writeHead(201, [
      'Content-Type',
      'application/json',
      'Content-Length',
      String(Buffer.byteLength(body)),
    ]);
    response.end(body);
  }
}

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1e6));
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const value = JSON.parse(Buffer.concat(chunks).toString());
    if (waiting.length === 0) gather(0);
    waiting.push({ form: request.url ?? '', value, response });
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
