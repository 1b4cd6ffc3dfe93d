import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with `package.json`: the program runs from `src`, or built from `dist/server`. */
export const packageFolder = nearest(import.meta.dirname);

function nearest(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('no folder above the program has a package.json');
  return nearest(parent);
}
