import { posix } from 'node:path';
import { withoutComments } from './withoutComments.ts';

export interface Import {
  target: string;
  offset: number;
  /** Erased before the program runs. */
  isType: boolean;
  /** Loaded when it is first needed, by `import()`. */
  isLazy: boolean;
}

const forms: readonly { pattern: RegExp; isLazy: boolean }[] = [
  { pattern: /\bfrom\s*(['"`])([^'"`\n]+)\1/g, isLazy: false },
  { pattern: /\bimport\s*(['"`])([^'"`\n]+)\1/g, isLazy: false },
  {
    pattern: /\b(?:import|import\.meta\.resolve|require|require\.resolve)\s*\(\s*(['"`])([^'"`\n]+)\1/g,
    isLazy: true,
  },
  { pattern: /\bnew\s+URL\(\s*(['"`])(\.[^'"`\n]+)\1\s*,\s*import\.meta\.url/g, isLazy: true },
];

/**
 * All imports and re-exports, `import()`, `require()`, their `resolve()` forms, and `new URL(…, import.meta.url)`.
 */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  return forms.flatMap(({ pattern, isLazy }) =>
    [...code.matchAll(pattern)].map(({ 2: target = '', index }) => ({
      target,
      offset: index,
      isLazy,
      isType: !isLazy && isTypeOnly(code, index),
    })),
  );
}

/** `import { type A } from` is not type-only: the module is loaded all the same. */
function isTypeOnly(code: string, offset: number): boolean {
  const start = Math.max(code.lastIndexOf('import', offset - 1), code.lastIndexOf('export', offset - 1));
  return /^\w+\s+type\b/.test(code.slice(start, offset));
}

/** The path of the file that an import names, from the root of the repository; undefined for a package. */
export function importedPath(from: string, target: string): string | undefined {
  if (target === '#config') return 'src/config.ts';
  if (target.startsWith('#ui/') || target.startsWith('#admin/')) return `web/${target.slice(1)}`;
  if (target.startsWith('#')) return `src/${target.slice(1)}`;
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : undefined;
}
