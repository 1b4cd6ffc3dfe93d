import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBadArrows } from './check/arrows.ts';
import { findLostPaths, treeOf } from './check/documents.ts';
import type { Finding, SourceFile } from './check/finding.ts';
import { findLongFiles } from './check/length.ts';
import { findUnwantedWords } from './check/words.ts';
import { say } from './say.ts';

/** What neither the compiler nor the linter can see; prints every finding as file:line. */
const root = join(import.meta.dirname, '..');
const paths = filesOfRepository();
const texts = paths.map(readText).filter((file) => file !== undefined);
const code = texts.filter(({ path }) => /\.(ts|tsx|js|cjs|mjs)$/.test(path));
const documents = texts.filter(({ path }) => path.endsWith('.md'));

const findings: Finding[] = [
  ...findBadArrows(code),
  ...findLostPaths(documents, treeOf(paths)),
  ...findLongFiles(code),
  ...findUnwantedWords(texts),
];
for (const { file, line, message } of findings) say(`${file}:${line}: ${message}`);
say(
  findings.length === 0
    ? `Checked ${texts.length} files: arrows, documents, lengths and words are in order.`
    : `${findings.length} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

/** Also what was not committed yet, so that a finding comes before the commit and not after it. */
function filesOfRepository(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Undefined for what is no text. */
function readText(path: string): SourceFile | undefined {
  const file = join(root, path);
  if (!statSync(file).isFile()) return undefined;
  const bytes = readFileSync(file);
  return bytes.includes(0) ? undefined : { path, text: bytes.toString('utf8') };
}
