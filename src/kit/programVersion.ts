import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './packageFolder.ts';

/** The version in `package.json`. */
export function programVersion(): string {
  const text = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(text);
  return version;
}
