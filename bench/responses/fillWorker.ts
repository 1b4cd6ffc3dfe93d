import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Fills a form with the code of a checkout, whose schema may be older, and prints its ids. */
const [checkout = '', count = ''] = process.argv.slice(2);
const fromCheckout = (path: string) => import(pathToFileURL(join(checkout, path)).href);
const { readConfig }: typeof import('#config') = await fromCheckout('src/config.ts');
const { beginData }: typeof import('#service/operate/openData.ts') = await fromCheckout(
  'src/service/operate/openData.ts',
);
const { fillForm }: typeof import('./exportForm.ts') = await fromCheckout('bench/responses/exportForm.ts');
const data = await beginData(readConfig({}));
const filled = await fillForm(data.store, Number(count));
await data.close();
process.stdout.write(JSON.stringify(filled));
