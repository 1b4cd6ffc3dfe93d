import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namespaceCode } from './namespaceCode.ts';
import { readNamespace, type TextFault } from './readNamespace.ts';

/** The texts as translators know them, and below them the TypeScript that is made of them. */
const texts = 'web/admin/texts';

/** Texts that are missing in a language, or that differ in what they take. */
export function findTextFaults(root: string): TextFault[] {
  return namespacesOf(root).flatMap((name) => readNamespace(join(texts, 'catalogue'), name, root).faults);
}

/** Writes the functions that the app calls for its texts. Files that are up to date keep their time. */
export function compileTexts(root: string): void {
  const read = namespacesOf(root).map((name) => readNamespace(join(texts, 'catalogue'), name, root));
  const faults = read.flatMap((each) => each.faults);
  if (faults.length > 0)
    throw new Error(
      ['The catalogue of texts has faults:', ...faults.map((each) => `${each.file}: ${each.message}`)].join(
        '\n',
      ),
    );
  const folder = join(root, texts, 'compiled');
  const modules = new Map(read.flatMap(({ namespace }) => [...namespaceCode(namespace)]));
  for (const [path, code] of modules) writeIfChanged(join(folder, path), code);
  for (const path of globSync('**/*.ts', { cwd: folder }))
    if (!modules.has(path.replaceAll('\\', '/'))) rmSync(join(folder, path));
}

function namespacesOf(root: string): string[] {
  return globSync('**/en.json', { cwd: join(root, texts, 'catalogue') })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .sort();
}

function writeIfChanged(path: string, code: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
