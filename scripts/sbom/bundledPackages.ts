import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:from|import|@import)\s*\(?\s*(?:url\()?['"]([^'"]+)['"]/g;
/** What the build puts in beside the sources, such as a font. */
const resolved = /\.resolve\(['"]([^'"]+)['"]\)/g;

/** Packages whose content reaches people inside of what browsers load: what its sources import and the build adds. */
export function bundledPackages(root: string): string[] {
  const names = new Set<string>();
  for (const [files, pattern] of [
    ['web/**/*.{ts,tsx,css}', imported],
    ['scripts/build/*.ts', resolved],
  ] as const) {
    for (const file of globSync(files, { cwd: root })) {
      if (/\.test\.tsx?$/.test(file)) continue;
      for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(pattern)) {
        const name = packageOf(specifier);
        if (name !== undefined) names.add(name);
      }
    }
  }
  return [...names].sort();
}

/** `@base-ui/react/dialog` is of `@base-ui/react`; our own rooms and files are of none. */
function packageOf(specifier: string): string | undefined {
  if (!/^(@[\w.-]+\/)?\w[\w.-]*(\/|$)/.test(specifier) || specifier.startsWith('node:')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
