import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleEmbed, bundleLook, bundlePage, bundleStatus } from './build/bundle.ts';
import { bundleAdmin } from './build/bundleAdmin.ts';
import { say } from './say.ts';

/**
 * Makes what browsers load, into `dist/web`: the script of the forms' pages with its parts, the script for embedding,
 * and the web app. Each file lies there packed as well, so that serving it costs nothing.
 *
 *   node bin/runtime.cjs scripts/build.ts
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'web');
const day = 24 * 3_600_000;
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
removeOld();
say(`Built ${Object.keys(entries).length} scripts for browsers.`);

function write(name: string, code: Buffer): void {
  writeFileSync(join(folder, name), code);
  // Fonts are packed already.
  if (name.endsWith('.woff2')) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(code, { params: quality }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(code, { level: 9 }));
}

/** A service that runs may still be asked for what was there before. */
function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > day) rmSync(file, { force: true });
  }
}
