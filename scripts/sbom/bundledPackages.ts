import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:from|import|@import)\s*\(?\s*(?:url\()?['"]([^'"]+)['"]/g;
/** Assets that the build adds to the sources, such as a font. */
const resolved = /\.resolve\(['"]([^'"]+)['"]\)/g;

/**
 * Packages that installs do without, because the built program contains what it needs of them: either they have
 * hundreds of small modules, which take longer to find than to run, or only a small part of them is needed.
 */
export const packagesInProgram = [
  'bidi-js',
  'fontkit',
  'iso-3166',
  'kysely',
  'linebreak',
  'pdfkit',
  'prom-client',
  'stripe',
  'yaml',
  'zod',
] as const;

/** Packages that installs do without, because their content is part of the browser scripts. */
export function packagesInBrowser(root: string): string[] {
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

/** `@base-ui/react/dialog` belongs to `@base-ui/react`; own rooms and files belong to none. */
export function packageOf(specifier: string): string | undefined {
  if (!/^(@[\w.-]+\/)?\w[\w.-]*(\/|$)/.test(specifier) || specifier.startsWith('node:')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
