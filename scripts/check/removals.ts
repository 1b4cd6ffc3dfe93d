import { type Finding, lineAt, type SourceFile } from './finding.ts';
import { withoutComments } from './withoutComments.ts';

/** The only file that removes content that a row has named: it respects the leases of backups and exports. */
const place = 'src/service/base/content/removeUnneeded.ts';

/** Content removal elsewhere, where no lease protects concurrent readers. */
export function findStrayRemovals(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path !== place && !/\.test\.ts$|\/testing\//.test(path))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\bfiles\.remove\(/g)].map((match) => ({
        file: path,
        line: lineAt(text, match.index),
        message: `note the content with noteUnneeded, or discard what no row has named; ${place} removes it`,
      })),
    );
}
