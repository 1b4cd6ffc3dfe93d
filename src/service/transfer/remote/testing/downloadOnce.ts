import { downloadArchive } from '../downloadArchive.ts';
import { key } from './hostileServer.ts';

/** Runs in a process of its own, so that a test can kill it: `downloadOnce.ts <base url> <folder>`. */
const [baseUrl = '', folder = ''] = process.argv.slice(2);
await downloadArchive({ baseUrl, folder, key, report: () => undefined, tell: () => undefined });
