import { Connection } from '../connection.ts';
import { overwritePart } from './overwritePart.ts';

const [, , path = ''] = process.argv;
const connection = new Connection(path);
// Writers wait meanwhile.
connection.handle.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 100');

process.on('message', ([first, count]: [number, number]) => {
  process.send?.(overwritePart(connection, path, first, count));
});
process.on('disconnect', () => process.exit());
