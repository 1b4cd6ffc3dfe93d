import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Writes `src` without types and tests into `lib`, a sibling of `src`, so that relative paths to other files of the
 * package stay right. Returns how many files it wrote; throws if an import leads nowhere.
 */
export function writeLib(root: string, lib: string): number {
  const files = globSync('src/**/*.*', { cwd: root, exclude: (name) => name.endsWith('/testing') }).filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/testing/'),
  );
  const rooms = roomsOf(root);
  for (const file of files) {
    const target = join(lib, relative('src', toJavaScript(file)));
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.ts'))
      writeFileSync(target, translate(readFileSync(join(root, file), 'utf8'), file, rooms));
    else copyFileSync(join(root, file), target);
  }
  refuseBrokenImports(lib);
  return files.length;
}

/** The package's own import names, such as `#kit/*`, with the folders that they stand for. */
type Rooms = readonly (readonly [name: string, folder: string])[];

function roomsOf(root: string): Rooms {
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.entries(imports).map(([name, folder]) => [name.replace('*', ''), folder.replace('*', '')]);
}

const specifier = /(\bfrom |\bimport |\bimport\(|\bnew URL\()'([#.][^']*)'/g;

/** One file as JavaScript: without types, importing files that end in `.js`, and naming the command as it is installed. */
export function translate(code: string, file: string, rooms: Rooms): string {
  return stripTypeScriptTypes(code)
    .replace(
      specifier,
      (_, before: string, name: string) => `${before}'${toJavaScript(inPlace(name, file, rooms))}'`,
    )
    .replaceAll('node bin/canvass', 'canvass');
}

function inPlace(name: string, file: string, rooms: Rooms): string {
  const room = rooms.find(([prefix]) => name.startsWith(prefix));
  if (room === undefined) return name;
  const path = relative(dirname(file), join(room[1], name.slice(room[0].length)));
  return path.startsWith('.') ? path : `./${path}`;
}

function toJavaScript(name: string): string {
  return name.replace(/\.ts$/, '.js');
}

function refuseBrokenImports(lib: string): void {
  for (const file of globSync('**/*.js', { cwd: lib })) {
    for (const [, , name = ''] of readFileSync(join(lib, file), 'utf8').matchAll(specifier)) {
      if (name.startsWith('#') || !existsSync(join(lib, dirname(file), name)))
        throw new Error(`${file} imports ${name}, which is not in the package`);
    }
  }
}
