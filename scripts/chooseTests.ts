import { globSync } from 'node:fs';

const places = ['src', 'test', 'scripts', 'bench', 'web'];

/** All test files of the repository, or those whose path starts with or contains one of the filters. */
export function chooseTests(root: string, filters: readonly string[]): string[] {
  const all = places
    .flatMap((place) => globSync(`${place}/**/*.test.ts`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  if (filters.length === 0) return all;
  const wanted = filters.map((filter) => filter.replace(/^\.\//, ''));
  return all.filter((file) => wanted.some((filter) => file.includes(filter)));
}
