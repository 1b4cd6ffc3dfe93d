import { workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';

const { live, path }: { live: string; path: string } = workerData;
const source = new Connection(live, { readOnly: true });
try {
  source.handle.prepare('VACUUM INTO ?').run(path);
} finally {
  source.close();
}
