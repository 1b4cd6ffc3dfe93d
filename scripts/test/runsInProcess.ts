import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Modules that start a service, a command, a browser or a database server. */
const slow = /'node:child_process'|'playwright-core'|\/browserVisit\.ts'|\/startService\.ts'/;

const imports = /(?:from|import)\s*\(?'(\.[^']+)'/g;

/** Whether a test needs only this process and SQLite: neither it nor a helper that it imports starts another one. */
export function runsInProcess(root: string, file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  if (slow.test(text)) return false;
  const helpers = [...text.matchAll(imports)].map(([, path]) =>
    relative(root, join(root, dirname(file), path ?? '')),
  );
  return helpers
    .filter((helper) => !helper.startsWith('src/') && existsSync(join(root, helper)))
    .every((helper) => runsInProcess(root, helper, seen));
}
