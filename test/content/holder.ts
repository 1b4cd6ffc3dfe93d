import { once } from 'node:events';
import { keepContent } from '#service/operate/content/keepContent.ts';
import { type DataConfig, openData } from '#service/operate/openData.ts';

/** Keeps content until it is told to let go, or is killed. Started by the tests as a process. */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const data = await openData(config);
await keepContent(data.store, async () => {
  process.stdout.write('holding\n');
  await once(process.stdin, 'data');
});
await data.close();
process.stdout.write('let go\n');
process.exit();
