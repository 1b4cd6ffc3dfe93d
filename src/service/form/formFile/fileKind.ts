export type FileKind = 'yaml' | 'json';

/** By the ending of the name; undefined for any other. */
export function fileKind(path: string): FileKind | undefined {
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  return /\.json$/i.test(path) ? 'json' : undefined;
}
