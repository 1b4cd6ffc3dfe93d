import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  bundleCanvas,
  bundleEmbed,
  bundleLook,
  bundlePage,
  bundlePreview,
  bundleReference,
  bundleStatus,
} from './build/bundle.ts';
import { bundleAdmin } from './build/bundleAdmin.ts';
import { bundleServer } from './build/bundleServer.ts';
import { compileSources } from './build/compileSources.ts';
import { fixedFiles } from './build/fixedFiles.ts';
import { retireFiles } from './build/retireFiles.ts';
import { say } from './say.ts';

/**
 * Builds the browser scripts into `dist/web`: the script of form pages with its parts, the embed script, the script
 * of the API reference, the web app, and fonts and pictures. Each file is also stored compressed, so that serving needs no compression.
 * Then builds the program itself into `dist/server`.
 *
 *   node bin/runtime.cjs scripts/build.ts
 *   node bin/runtime.cjs scripts/build.ts --quick    for development: compresses little, and the app has the pseudo-language
 */
const isQuick = process.argv.includes('--quick');
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'web');
const begun = new Date();

compileSources(root);

const bundles = await Promise.all([
  bundlePage(root),
  bundleStatus(root),
  bundlePreview(root),
  bundleCanvas(root),
  bundleEmbed(root),
  bundleReference(root),
  bundleLook(root),
  bundleAdmin(root, { hasPseudoLanguage: isQuick }),
  fixedFiles(root),
]);
mkdirSync(folder, { recursive: true });
const entries: Record<string, { file: string; needs: string[] }> = {};
for (const bundle of bundles) {
  for (const { name, code } of bundle.files) write(name, Buffer.from(code));
  Object.assign(entries, bundle.entries);
}
// The manifest is written last and atomically: a service that starts meanwhile finds every file that it names.
const manifest = join(folder, 'manifest.json');
writeFileSync(`${manifest}.${process.pid}`, JSON.stringify(entries, null, 1));
// Dated at its start, because it may lack later changes. A quick build counts as outdated, so that tests rebuild.
const builtAt = isQuick ? new Date(0) : begun;
utimesSync(`${manifest}.${process.pid}`, builtAt, builtAt);
renameSync(`${manifest}.${process.pid}`, manifest);
retireFiles(folder, [...bundles.flatMap(({ files }) => files.map(({ name }) => name)), 'manifest.json']);
say(`Built ${Object.keys(entries).length} scripts for browsers.`);
// In development the sources run, so that a change takes effect at once.
if (!isQuick) {
  await bundleServer(root);
  say('Built the program.');
}

function write(name: string, code: Buffer): void {
  // The name contains a hash of the content, so an existing file is up to date.
  if (isQuick && existsSync(join(folder, name))) return;
  writeFileSync(join(folder, name), code);
  // Fonts are already compressed.
  if (name.endsWith('.woff2')) return;
  const quality = isQuick ? constants.BROTLI_MIN_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(code, { params }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(code, { level: isQuick ? 1 : 9 }));
}
