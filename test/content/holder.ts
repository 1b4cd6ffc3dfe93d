import { once } from 'node:events';
import { keepContent } from '#service/base/content/keepContent.ts';
import { type DataConfig, openData } from '#service/operate/openData.ts';

/** Holds a content lease until told to release it, or killed. The tests run it as a process. */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const data = await openData(config);
await keepContent(data.store, async () => {
  process.stdout.write('holding\n');
  await once(process.stdin, 'data');
});
await data.close();
process.stdout.write('let go\n');
process.exit();
