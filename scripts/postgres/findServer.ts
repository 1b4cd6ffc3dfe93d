import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where `initdb` and `postgres` lie together: in the path, where Debian puts them, where Homebrew does. */
export function findServer(path: string = process.env.PATH ?? ''): string | undefined {
  const folders = [
    ...path.split(delimiter).filter((folder) => folder !== ''),
    ...newestFirst(globSync('/usr/lib/postgresql/*/bin')),
    ...newestFirst(globSync('/{opt/homebrew,usr/local,home/linuxbrew/.linuxbrew}/opt/postgresql@*/bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The version is the last number in the path; 9 must not come before 17. */
export function newestFirst(folders: readonly string[]): string[] {
  const version = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  return [...folders].sort((a, b) => version(b) - version(a));
}
