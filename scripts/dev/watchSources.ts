import { watch } from 'node:fs';
import { join } from 'node:path';

/** Folders with sources of the service or of the browser scripts. */
const watched = ['src', 'web', 'templates'];

/** Sources that browser bundles contain, including the rooms shared with the server. */
const bundled = /^(web|src[\\/](contract|form|render|kit))[\\/]/;

const debounce = 50;

export interface Change {
  readonly paths: readonly string[];
  /** Whether a browser bundle contains one of the changed files. */
  readonly needsBuild: boolean;
}

/** Calls back after changes, one call at a time; changes during a call are collected for the next. */
export function watchSources(root: string, onChange: (change: Change) => Promise<void>): void {
  const changed = new Set<string>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (changed.size > 0) {
      const paths = [...changed];
      changed.clear();
      await onChange({ paths, needsBuild: paths.some((path) => bundled.test(path)) });
    }
    isRunning = false;
  };
  for (const folder of watched)
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name === null || !isSource(name)) return;
      changed.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(run, debounce);
    });
}

/** Leaves out tests, what the build writes, and the temporary files of editors. */
function isSource(name: string): boolean {
  if (/^(admin[\\/]texts|form[\\/]message|render[\\/]texts)[\\/]compiled[\\/]|\.css\.ts$/.test(name))
    return false;
  return /\.(tsx?|jsx?|css|json|ya?ml|html)$/.test(name) && !/\.test\.tsx?$|(^|[\\/])[.#]/.test(name);
}
