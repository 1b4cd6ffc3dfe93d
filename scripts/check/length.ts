import type { Finding, SourceFile } from './finding.ts';

export const mostLines = 400;

/** Files, or folders where the name ends in a stroke, of nothing but rows, which gain nothing by being cut apart. */
export const tablesOfData: readonly string[] = [
  'web/admin/texts/language/',
  'src/kit/secret/password/longPasswords.ts',
];

/** Files that grew beyond what one can hold in mind. */
export function findLongFiles(
  files: readonly SourceFile[],
  excepted: readonly string[] = tablesOfData,
): Finding[] {
  const isExcepted = (path: string) =>
    excepted.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
  return files
    .filter(({ path }) => /^(src|web|test|scripts|bench)\//.test(path) && !isExcepted(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => ({
      file: path,
      line: mostLines + 1,
      message: `${lines} lines; split it, or name it in scripts/check/length.ts if it is a table of data`,
    }));
}
