import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { packagesInProgram } from '../sbom/bundledPackages.ts';
import { closureOf, type Lock } from '../sbom/lockedPackages.ts';
import { retireFiles } from './retireFiles.ts';

/** Each runs in a thread or process of its own, started from its file. */
const workers = [
  'src/service/form/thread/formWorker.ts',
  'src/service/pdf/pdfWorker.ts',
  'src/service/transfer/archive/responses/columnsWorker.ts',
  'src/store/sqlite/checkpointWorker.ts',
  'src/store/sqlite/erased/erasedBytesProcess.ts',
  'src/store/sqlite/vacuumWorker.ts',
];

/** Files that the program reads beside its own code. */
const besideCode = [
  'src/http/site/favicon.ico',
  'src/http/reference/assets',
  'src/service/pdf/layout/pdfFonts',
];

/**
 * Builds the program into `dist/server`: some 300 files instead of 1,300 sources and the modules of two packages, so
 * that it starts in a fraction of the time. `bin/canvass` runs it unless a source is newer.
 */
export async function bundleServer(
  root: string,
  command = 'node bin/canvass',
  folder = join(root, 'dist/server'),
): Promise<void> {
  const begun = new Date();
  const isInside = insideProgram(root);
  const named = ['src/cli/main.ts', ...workers].map((file) => [basename(file, '.ts'), join(root, file)]);
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(named),
    platform: 'node',
    external: (id) => /^[a-z@]/.test(id) && !isInside(id),
    plugins: [nameBuiltFiles(command), takeBuiltins()],
    // Node runs the sources as they are, so nothing needs an older syntax.
    transform: { target: 'esnext' },
    onLog: (level, log, tell) => {
      if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') tell(level, log);
    },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Errors are told apart by the names of their classes.
    keepNames: true,
  });
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  mkdirSync(folder, { recursive: true });
  for (const file of besideCode) cpSync(join(root, file), join(folder, basename(file)), { recursive: true });
  // The entry is written last and atomically, because its date says whether the build is current.
  const isMain = ({ fileName }: OutputChunk) => fileName === 'main.js';
  for (const chunk of chunks.toSorted((one, other) => Number(isMain(one)) - Number(isMain(other)))) {
    const path = join(folder, chunk.fileName);
    if (existsSync(path) && /-[\w-]{8}\.js$/.test(path)) continue;
    writeFileSync(`${path}.${process.pid}`, chunk.code);
    if (isMain(chunk)) utimesSync(`${path}.${process.pid}`, begun, begun);
    renameSync(`${path}.${process.pid}`, path);
  }
  // A running service still imports files of the build before.
  const kept = [...chunks.map(({ fileName }) => fileName), ...besideCode.map((file) => basename(file))];
  retireFiles(folder, kept);
}

/** Whether an import is of a package that the program contains, or of one that such a package needs. */
function insideProgram(root: string): (id: string) => boolean {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const places = closureOf(lock, packagesInProgram).keys();
  // The bundler itself adds helpers of the last one.
  const names = [...places, 'node_modules/@oxc-project'].map((place) =>
    place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  return (id) => names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Workers are beside the code that starts them, and messages name the command of this installation. */
function nameBuiltFiles(command: string): Plugin {
  return {
    name: 'built-files',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\.url|node bin\/canvass/ },
      handler: (code) =>
        code
          .replaceAll(/new URL\('\.\/(\w+)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta.url)")
          .replaceAll('node bin/canvass', command),
    },
  };
}

const plainImport = /^import (?:([\w$]+)(?:, )?)?(\{[^}]*\})?(?:\* as ([\w$]+))? from "([\w/:]+)";$/gm;

/**
 * Takes the modules of Node.js without `import`, which reads each of their exports: some load a client for HTTP, or all of
 * Web Crypto, at each start.
 */
function takeBuiltins(): Plugin {
  return {
    name: 'builtins',
    renderChunk: (code) =>
      code.replaceAll(plainImport, (all, whole, names, space, module) => {
        if (!isBuiltin(module)) return all;
        const taken = `globalThis.process.getBuiltinModule("${module}")`;
        const parts = [whole, names?.replaceAll(' as ', ': '), space];
        return parts
          .filter((part) => part !== undefined)
          .map((part) => `const ${part} = ${taken};`)
          .join(' ');
      }),
  };
}
