import { globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfChanged } from '../writeIfChanged.ts';
import { comesWithLanguage, languageCode } from './languageCode.ts';
import { loaderCode, namespaceCode } from './namespaceCode.ts';
import { pseudoLanguage, withPseudoLanguage } from './pseudoLanguage.ts';
import { type ListedLanguage, readLanguages } from './readLanguages.ts';
import { type Namespace, readNamespace, type TextFault } from './readNamespace.ts';
import { moduleOfAll, visitorCode } from './visitorCode.ts';

interface Catalogue {
  /** The texts as translators know them are in its `catalogue/`, and the TypeScript that is made of them in `compiled/`. */
  readonly folder: string;
  /** The folder whose `catalogue/languages.json` lists its languages. */
  readonly languagesOf: string;
  readonly areCalled: boolean;
  readonly modules: (
    namespaces: readonly Namespace[],
    languages: readonly ListedLanguage[],
  ) => Map<string, string>;
}

const app: Catalogue = {
  folder: 'web/admin/texts',
  languagesOf: 'web/admin/texts',
  areCalled: true,
  modules: appCode,
};

const catalogues: readonly Catalogue[] = [
  app,
  // Mails to the people who use the app, and the forms to begin with, so in the languages of the app.
  { folder: 'src/render/texts', languagesOf: app.folder, areCalled: false, modules: serverCode },
  {
    folder: 'src/form/message',
    languagesOf: 'src/form/message',
    areCalled: false,
    modules: visitorCode,
  },
];

/** Texts that are missing in a language, or that differ in what they take. */
export function findTextFaults(root: string): TextFault[] {
  return catalogues.flatMap((each) => readCatalogue(root, each).faults);
}

/** Writes the modules of all texts. */
export function compileTexts(root: string): void {
  const read = catalogues.map((catalogue) => ({ catalogue, ...readCatalogue(root, catalogue) }));
  const faults = read.flatMap((each) => each.faults);
  if (faults.length > 0)
    throw new Error(
      ['The catalogue of texts has faults:', ...faults.map((each) => `${each.file}: ${each.message}`)].join(
        '\n',
      ),
    );
  for (const { catalogue, namespaces, languages } of read) {
    const folder = join(root, catalogue.folder, 'compiled');
    const modules = catalogue.modules(namespaces, languages);
    for (const [path, code] of modules) writeIfChanged(join(folder, path), code);
    for (const path of globSync('**/*.ts', { cwd: folder }))
      if (!modules.has(path.replaceAll('\\', '/'))) rmSync(join(folder, path));
  }
}

/** The modules of the app's texts, with the pseudo-language, by their absolute path. */
export function pseudoModules(root: string): Map<string, string> {
  const { namespaces, languages } = readCatalogue(root, app);
  const modules = appCode(namespaces.map(withPseudoLanguage), [...languages, pseudoLanguage]);
  return new Map([...modules].map(([path, code]) => [join(root, app.folder, 'compiled', path), code]));
}

function appCode(
  namespaces: readonly Namespace[],
  languages: readonly ListedLanguage[],
): Map<string, string> {
  return new Map([
    ...namespaces.flatMap((each) => [...namespaceCode(each)]),
    ...namespaces.filter(({ name }) => !comesWithLanguage(name)).map(loaderCode),
    ...languageCode(languages),
  ]);
}

function serverCode(namespaces: readonly Namespace[]): Map<string, string> {
  return new Map(namespaces.map(moduleOfAll));
}

function readCatalogue(
  root: string,
  { folder, languagesOf, areCalled }: Catalogue,
): { namespaces: Namespace[]; languages: ListedLanguage[]; faults: TextFault[] } {
  const catalogue = join(folder, 'catalogue');
  const languages = readLanguages(root, join(languagesOf, 'catalogue'));
  const read = namespacesOf(join(root, catalogue)).map((name) =>
    readNamespace(catalogue, name, root, areCalled),
  );
  const listed = languages.map(({ code }) => code);
  const unlike = read.flatMap(({ namespace: { name, languages: written } }) => [
    ...listed
      .filter((code) => !written.has(code))
      .map((code) => ({ file: join(catalogue, name, `${code}.json`), message: 'the file is missing' })),
    ...[...written.keys()]
      .filter((code) => !listed.includes(code))
      .map((code) => ({
        file: join(catalogue, name, `${code}.json`),
        message: `${join(languagesOf, 'catalogue', 'languages.json')} does not name it`,
      })),
  ]);
  return {
    namespaces: read.map(({ namespace }) => namespace),
    languages,
    faults: [...unlike, ...read.flatMap(({ faults }) => faults)],
  };
}

function namespacesOf(catalogue: string): string[] {
  return globSync('**/en.json', { cwd: catalogue })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .sort();
}
