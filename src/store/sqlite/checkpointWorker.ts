import { parentPort } from 'node:worker_threads';
import { Connection } from './connection.ts';

const connections = new Map<string, Connection>();

parentPort?.on('message', (path: string | undefined) => {
  if (path === undefined) {
    for (const connection of connections.values()) connection.close();
    parentPort?.close();
    return;
  }
  try {
    opened(path).prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
  } catch {
    // A full disk, say: no reason to end the thread, because the log keeps everything until a copy succeeds.
  }
  parentPort?.postMessage('done');
});

function opened(path: string): Connection {
  let connection = connections.get(path);
  if (connection === undefined) {
    connection = new Connection(path);
    // Without flushes, a power cut could leave half a copy while the log is already overwritten.
    connection.handle.exec('PRAGMA synchronous = FULL');
    connections.set(path, connection);
  }
  return connection;
}
