import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder with `initdb` and `postgres`: in the path, or where Debian or Homebrew installs them. */
export function findServer(path: string = process.env.PATH ?? ''): string | undefined {
  const folders = [
    ...path.split(delimiter).filter((folder) => folder !== ''),
    ...newestFirst(globSync('/usr/lib/postgresql/*/bin')),
    ...newestFirst(globSync('/{opt/homebrew,usr/local,home/linuxbrew/.linuxbrew}/opt/postgresql@*/bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The version is the last number in the path; sorted as a number, so that 9 does not come before 17. */
export function newestFirst(folders: readonly string[]): string[] {
  const version = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  return [...folders].sort((a, b) => version(b) - version(a));
}
