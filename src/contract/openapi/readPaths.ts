import type { OpenApiDocument, Operation } from './document.ts';

/** The endpoints of the read-only API, by path: each has GET and HEAD. */
export function readPaths({ paths }: OpenApiDocument): Map<string, { get: Operation; head: Operation }> {
  const found = new Map<string, { get: Operation; head: Operation }>();
  for (const [path, { get, head }] of Object.entries(paths))
    if (get !== undefined && head !== undefined) found.set(path, { get, head });
  return found;
}
