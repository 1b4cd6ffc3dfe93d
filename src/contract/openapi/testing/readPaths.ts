import type { OpenApiDocument, Operation } from '../document.ts';

/** The paths of the read-only API, each with GET and HEAD. */
export function readPaths({ paths }: OpenApiDocument): Map<string, { get: Operation; head: Operation }> {
  const found = new Map<string, { get: Operation; head: Operation }>();
  for (const [path, { get, head }] of Object.entries(paths))
    if (get !== undefined && head !== undefined) found.set(path, { get, head });
  return found;
}
