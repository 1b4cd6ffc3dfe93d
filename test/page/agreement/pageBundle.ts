import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePage } from '../../../scripts/build/bundle.ts';
import type { Decide } from '../../../web/page/testing/decision.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The decisions of the page's script, from a bundle like the real one. Each set of parts has its own instance,
 * like each page, so that a form cannot use parts that another one has loaded.
 */
export async function openPageBundle() {
  const folder = mkdtempSync(join(tmpdir(), 'canvass-page-'));
  const start = 'web/page/testing/decide';
  const { files, entries } = await bundlePage(root, `${start}.ts`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const { name, code } of files) writeFileSync(join(folder, name), code);
  const address = pathToFileURL(join(folder, entries[start.replace('web/', '')]?.file ?? '')).href;

  const within = pathToFileURL(folder).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const { search } = new URL(context.parentURL ?? 'file:///');
      return found.url.startsWith(within) && search !== '' ? { ...found, url: found.url + search } : found;
    },
  });

  const decide: Decide = async (data, answered) => {
    const page: { decide: Decide } = await import(`${address}?parts=${data.parts.join('+')}`);
    return await page.decide(data, answered);
  };
  return {
    decide,
    [Symbol.dispose]() {
      hooks.deregister();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
