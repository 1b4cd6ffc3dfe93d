import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findTextFaults } from './build/texts/compileTexts.ts';
import { findForbiddenImports } from './check/arrows.ts';
import { findRiddles } from './check/comments.ts';
import { findRepeatedDefaults } from './check/defaults.ts';
import { findBrokenPaths, treeOf } from './check/documents.ts';
import type { Finding, SourceFile } from './check/finding.ts';
import { findLongFiles } from './check/length.ts';
import { findImpureForms } from './check/purity.ts';
import { findStrayQueries, findUnownedForms } from './check/queries.ts';
import { findStrayRemovals } from './check/removals.ts';
import { findUnlistedSecrets } from './check/secrets.ts';
import { findTangles } from './check/structure.ts';
import { findUnwantedWords } from './check/words.ts';
import { findUnguardedWrites } from './check/writes.ts';
import { say } from './say.ts';

/** Checks that neither the compiler nor the linter can do; prints every finding as file:line. */
const root = join(import.meta.dirname, '..');
const paths = filesOfRepository();
const texts = paths.map(readText).filter((file) => file !== undefined);
const code = texts.filter(({ path }) => /\.(ts|tsx|js|cjs|mjs)$/.test(path));
const documents = texts.filter(({ path }) => path.endsWith('.md'));

const findings: Finding[] = [
  ...findForbiddenImports(code),
  ...findRepeatedDefaults(code),
  ...findBrokenPaths(documents, treeOf(paths)),
  ...findStrayQueries(code),
  ...findUnownedForms(code),
  ...findUnguardedWrites(code),
  ...findStrayRemovals(code),
  ...findImpureForms(code),
  ...findTangles(texts),
  ...findUnlistedSecrets(code, documents),
  ...findLongFiles(texts.filter(({ path }) => /\.([cm]?[jt]sx?|css)$/.test(path))),
  ...findRiddles(code),
  ...findUnwantedWords(texts),
  ...findTextFaults(root).map((fault) => ({ ...fault, line: 1 })),
];
for (const { file, line, message } of findings) say(`${file}:${line}: ${message}`);
say(
  findings.length === 0
    ? `Checked ${texts.length} files: arrows, structure, documents, queries, writes, removals, the purity of forms, lengths, comments, words, defaults, the catalogue of texts, and the inventories of keys and costly functions are in order.`
    : `${findings.length} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

/** Includes uncommitted files, so that problems are found before the commit. */
function filesOfRepository(): string[] {
  try {
    const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', asked, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  } catch {
    // Without git, or in a checkout that git does not trust: everything that is not generated or installed.
    const made = new Set(['.git', 'node_modules', '.cache', 'data', 'screenshots', 'compiled']);
    return globSync('**', { cwd: root, exclude: (path) => made.has(path) })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => statSync(join(root, path)).isFile());
  }
}

/** Undefined for binary files. */
function readText(path: string): SourceFile | undefined {
  const file = join(root, path);
  if (!statSync(file).isFile()) return undefined;
  const bytes = readFileSync(file);
  return bytes.includes(0) ? undefined : { path, text: bytes.toString('utf8') };
}
