import type { Finding, SourceFile } from './finding.ts';

export const maxLines = 400;

/**
 * Files that only hold data, or folders of them (with a trailing slash), which gain nothing from being split.
 */
export const tablesOfData: readonly string[] = [
  'web/admin/router.tsx',
  'src/form/style/presets.ts',
  'src/kit/secret/password/longPasswords.ts',
];

/** Files that are too long to grasp. */
export function findLongFiles(
  files: readonly SourceFile[],
  excepted: readonly string[] = tablesOfData,
): Finding[] {
  const isExcepted = (path: string) =>
    excepted.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
  return files
    .filter(({ path }) => /^(src|web|test|scripts|bench)\//.test(path) && !isExcepted(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({
      file: path,
      line: maxLines + 1,
      message: `${lines} lines; split it, or name it in scripts/check/length.ts if it is a table of data`,
    }));
}
