import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface InstalledCopy {
  /** The folder of the program. */
  readonly folder: string;
  [Symbol.dispose](): void;
}

/**
 * The program in a separate folder, laid out like an install; a package is in a `folder` below `node_modules`. Its
 * dependencies are symbolic links to the real ones; those in `without` are missing.
 */
export function installedCopy(
  folder: string,
  parts: readonly string[],
  without: readonly string[] = [],
): InstalledCopy {
  const parent = mkdtempSync(join(tmpdir(), 'canvass-install-'));
  const program = join(parent, folder);
  for (const part of parts)
    cpSync(join(root, part), join(program, part), { recursive: true, preserveTimestamps: true });
  for (const name of packageNames()) {
    if (without.includes(name)) continue;
    const link = join(parent, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  return { folder: program, [Symbol.dispose]: () => rmSync(parent, { recursive: true, force: true }) };
}

function packageNames(): string[] {
  const packages = join(root, 'node_modules');
  return readdirSync(packages).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(packages, name)).map((inner) => `${name}/${inner}`) : name;
  });
}
