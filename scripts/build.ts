import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleEmbed, bundleLook, bundlePage, bundleStatus } from './build/bundle.ts';
import { bundleAdmin } from './build/bundleAdmin.ts';
import { retireFiles } from './build/retireFiles.ts';
import { say } from './say.ts';

/**
 * Builds the browser scripts into `dist/web`: the script of form pages with its parts, the embed script, and
 * the web app. Each file is also stored compressed, so that serving it costs nothing.
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
// Written last and atomically: a service that starts meanwhile finds every file that the manifest lists.
const manifest = join(folder, 'manifest.json');
writeFileSync(`${manifest}.${process.pid}`, JSON.stringify(entries, null, 1));
// Dated at the start of the build, because later changes may not be included.
utimesSync(`${manifest}.${process.pid}`, begun, begun);
renameSync(`${manifest}.${process.pid}`, manifest);
retireFiles(folder, [...bundles.flatMap(({ files }) => files.map(({ name }) => name)), 'manifest.json']);
say(`Built ${Object.keys(entries).length} scripts for browsers.`);

function write(name: string, code: Buffer): void {
  writeFileSync(join(folder, name), code);
  // Fonts are already compressed.
  if (name.endsWith('.woff2')) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(code, { params: quality }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(code, { level: 9 }));
}
