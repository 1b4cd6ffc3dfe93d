export type FileKind = 'yaml' | 'json';

/** Decides by file extension; undefined for any other. */
export function fileKind(path: string): FileKind | undefined {
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  return /\.json$/i.test(path) ? 'json' : undefined;
}
