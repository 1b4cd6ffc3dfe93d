import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { comesWithLanguage } from '../../build/texts/languageCode.ts';
import { importedPath, importsOf } from '../../check/imports.ts';

/** The files that each file of the repository needs when it runs. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Code whose literals are read, because it opens files and starts programs by their paths. */
const opensPaths = /^(?!scripts\/)(test\/|bench\/|.*\/testing\/|.*\.test\.tsx?$)/;

/** Folders that are read as a whole. A name such as `src` alone would mean everything. */
const readAsWhole = /^(docs|templates|web\/(font|picture|embed|page)|test\/\w.*)(\/|$)/;

/** Modules that are made of texts, which are beside them; those of styles have a suffix. */
const generated = /^(web\/admin\/texts|src\/form\/message|src\/render\/texts)\/compiled\/(.+)\.ts$/;

/** Entries of the bundles that the service hands to browsers. */
const isServed =
  /^web\/(admin\/(main\.tsx|appearance\.ts)|page\/canvas\/canvas\.ts|(page|embed|reference)\/(?!.*\.test\.ts$)[^/]+\.ts)$/;

export function listFiles(root: string): string[] {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

/**
 * Imports, and what they do not show: programs that are started, files that are opened by their path, texts and styles
 * of which the build makes modules, and the bundles that a browser loads.
 */
export function readImportGraph(root: string, files: readonly string[] = listFiles(root)): ImportGraph {
  const known = new Set(files);
  const graph = new Map<string, string[]>();
  for (const file of files) {
    if (!/\.(tsx?|cjs)$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const imported = importsOf(text)
      .filter(({ isType }) => !isType)
      .flatMap(({ target }) => importedPath(file, target) ?? [])
      .flatMap((path) =>
        generated.test(path) ? catalogueOf(path, files) : path.replace(/\.css\.ts$/, '.css'),
      );
    graph.set(file, [
      ...imported.filter((path) => known.has(path)),
      ...(opensPaths.test(file) ? opened(file, text, known, files) : []),
    ]);
  }
  graph.set(
    'bin/canvass',
    ['bin/runtime.cjs', 'src/cli/main.ts'].filter((path) => known.has(path)),
  );
  const served = files.filter((file) => isServed.test(file));
  for (const file of files)
    if (file.endsWith('/browserVisit.ts')) graph.set(file, [...(graph.get(file) ?? []), ...served]);
  return graph;
}

/** `compiled/form/frame.ts` and `compiled/form/frame/de.ts` are made from the files in `catalogue/form/frame/`. */
function catalogueOf(path: string, files: readonly string[]): string[] {
  const [, folder = '', name = ''] = generated.exec(path) ?? [];
  const catalogue = `${folder}/catalogue/`;
  const isOfLanguage = name === 'languages' || name.startsWith('language/');
  return files.filter((file) => {
    if (!file.startsWith(catalogue)) return false;
    const namespace = posix.dirname(file.slice(catalogue.length));
    if (isOfLanguage && folder === 'web/admin/texts')
      return namespace === '.' || comesWithLanguage(namespace);
    if (isOfLanguage) return true;
    return namespace === name || namespace === posix.dirname(name);
  });
}

/** Paths in literals: from the root or from the file's own folder. */
function opened(file: string, text: string, known: ReadonlySet<string>, files: readonly string[]): string[] {
  const literals = new Set([...text.matchAll(/(['"`])([\w@./-]{3,100})\1/g)].map(([, , path = '']) => path));
  return [...literals].flatMap((literal) =>
    [posix.normalize(literal), posix.join(posix.dirname(file), literal)].flatMap((path) => {
      if (known.has(path) && path !== file && path.includes('/')) return [path];
      if (!readAsWhole.test(path)) return [];
      const folder = `${path.replace(/\/$/, '')}/`;
      return files.filter((each) => each.startsWith(folder));
    }),
  );
}
