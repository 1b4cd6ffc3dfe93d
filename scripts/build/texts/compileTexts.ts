import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comesWithLanguage, languageCode } from './languageCode.ts';
import { loaderCode, namespaceCode } from './namespaceCode.ts';
import { readLanguages } from './readLanguages.ts';
import { type Namespace, readNamespace, type TextFault } from './readNamespace.ts';

/** The texts as translators know them, and below them the TypeScript that is made of them. */
const texts = 'web/admin/texts';

/** Texts that are missing in a language, or that differ in what they take. */
export function findTextFaults(root: string): TextFault[] {
  return readCatalogue(root).faults;
}

/** Writes the functions that the app calls for its texts. Files that are up to date keep their time. */
export function compileTexts(root: string): void {
  const { namespaces, faults } = readCatalogue(root);
  if (faults.length > 0)
    throw new Error(
      ['The catalogue of texts has faults:', ...faults.map((each) => `${each.file}: ${each.message}`)].join(
        '\n',
      ),
    );
  const folder = join(root, texts, 'compiled');
  const modules = new Map([
    ...namespaces.flatMap((each) => [...namespaceCode(each)]),
    ...namespaces.filter(({ name }) => !comesWithLanguage(name)).map(loaderCode),
    ...languageCode(readLanguages(root)),
  ]);
  for (const [path, code] of modules) writeIfChanged(join(folder, path), code);
  for (const path of globSync('**/*.ts', { cwd: folder }))
    if (!modules.has(path.replaceAll('\\', '/'))) rmSync(join(folder, path));
}

function readCatalogue(root: string): { namespaces: Namespace[]; faults: TextFault[] } {
  const folder = join(texts, 'catalogue');
  const read = namespacesOf(root).map((name) => readNamespace(folder, name, root));
  const listed = readLanguages(root).map(({ code }) => code);
  const unlike = read.flatMap(({ namespace: { name, languages } }) => [
    ...listed
      .filter((code) => !languages.has(code))
      .map((code) => ({ file: join(folder, name, `${code}.json`), message: 'the file is missing' })),
    ...[...languages.keys()]
      .filter((code) => !listed.includes(code))
      .map((code) => ({
        file: join(folder, name, `${code}.json`),
        message: 'languages.json does not name it',
      })),
  ]);
  return {
    namespaces: read.map(({ namespace }) => namespace),
    faults: [...unlike, ...read.flatMap(({ faults }) => faults)],
  };
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
