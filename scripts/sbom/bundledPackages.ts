import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:from|import|@import)\s*\(?\s*(?:url\()?['"]([^'"]+)['"]/g;
/** Assets that the build adds to the sources, such as a font. */
const resolved = /\.resolve\(['"]([^'"]+)['"]\)/g;

/** The sources of browser scripts with what the build adds, and those parts of the program whose packages it has inside. */
const sources = {
  browser: [
    ['web/**/*.{ts,tsx,css}', imported],
    ['scripts/build/*.ts', resolved],
  ],
  program: [['src/service/response/pdf/layout/*.ts', imported]],
} as const;

/** Packages that installs do without, because their content is part of the browser scripts or of the built program. */
export function bundledPackages(root: string, into: keyof typeof sources): string[] {
  const names = new Set<string>();
  for (const [files, pattern] of sources[into]) {
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
function packageOf(specifier: string): string | undefined {
  if (!/^(@[\w.-]+\/)?\w[\w.-]*(\/|$)/.test(specifier) || specifier.startsWith('node:')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
