import { createServer, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/**
 * The ceiling for taking submissions: `node:http` alone parses the JSON, stores it in SQLite as durably as the service
 * and with the same group commit, and answers. It validates nothing, counts nothing and knows no submission again.
 * Prints its port; `/cpu` tells its CPU seconds.
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

/** As the service gathers a group: as long as each turn of the loop brings more, one more turn. */
function gather(known: number): void {
  setImmediate(() => {
    if (waiting.length > known && known < 256) gather(waiting.length);
    else storeGroup();
  });
}

/** One transaction for everybody whose request has arrived, then the answers. */
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
