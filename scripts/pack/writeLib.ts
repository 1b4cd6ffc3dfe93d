import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * Writes `src` without types and tests into `lib`, a sibling of `src`, so that relative paths to other files of the
 * package stay valid. Returns the number of files; throws if an import does not resolve.
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

/** The package's import aliases, such as `#kit/*`, with their folders. */
type Rooms = readonly (readonly [name: string, folder: string])[];

function roomsOf(root: string): Rooms {
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.entries(imports).map(([name, folder]) => [name.replace('*', ''), folder.replace('*', '')]);
}

const specifier = /(\bfrom |\bimport |\bimport\(|\bnew URL\()'([#.][^']*)'/g;

/**
 * Translates a file to JavaScript: strips types, makes imports end in `.js`, and names the
 * command as it is installed.
 */
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
