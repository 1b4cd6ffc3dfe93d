import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from './say.ts';
import { packagesInBrowser, packagesInProgram } from './sbom/bundledPackages.ts';
import { cycloneDx } from './sbom/cycloneDx.ts';

/**
 * Writes the bill of materials (CycloneDX 1.6): `npm run sbom -- [file]`. Needs no network and no installed packages.
 */
const root = join(import.meta.dirname, '..');
const path = resolve(process.argv[2] ?? 'sbom.cdx.json');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const bom = cycloneDx(lock, {
  browser: packagesInBrowser(root),
  program: packagesInProgram,
});
writeFileSync(path, `${JSON.stringify(bom, null, 2)}\n`);
say(`Wrote ${path}: ${bom.components.length} packages.`);
