import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleEmbed, bundleLook, bundlePage, bundleStatus } from './build/bundle.ts';
import { bundleAdmin } from './build/bundleAdmin.ts';
import { retireFiles } from './build/retireFiles.ts';
import { say } from './say.ts';

/**
 * Makes what browsers load, into `dist/web`: the script of the forms' pages with its parts, the script for embedding,
 * and the web app. Each file lies there packed as well, so that serving it costs nothing.
 *
 *   node bin/runtime.cjs scripts/build.ts
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'web');
const begun = new Date();

const bundles = [
  await bundlePage(root),
  await bundleStatus(root),
  await bundleEmbed(root),
  await bundleLook(root),
  await bundleAdmin(root),
];
mkdirSync(folder, { recursive: true });
const entries: Record<string, { file: string; needs: string[] }> = {};
for (const bundle of bundles) {
  for (const { name, code } of bundle.files) write(name, Buffer.from(code));
  Object.assign(entries, bundle.entries);
}
// Last and at once: a service that starts meanwhile finds everything that it is told of.
const manifest = join(folder, 'manifest.json');
writeFileSync(`${manifest}.${process.pid}`, JSON.stringify(entries, null, 1));
// What is changed while this runs may not be in it.
utimesSync(`${manifest}.${process.pid}`, begun, begun);
renameSync(`${manifest}.${process.pid}`, manifest);
retireFiles(folder, [...bundles.flatMap(({ files }) => files.map(({ name }) => name)), 'manifest.json']);
say(`Built ${Object.keys(entries).length} scripts for browsers.`);

function write(name: string, code: Buffer): void {
  writeFileSync(join(folder, name), code);
  // Fonts are packed already.
  if (name.endsWith('.woff2')) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(code, { params: quality }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(code, { level: 9 }));
}
