import { basename, join, relative } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';

/** Files with what is in them, and the names under which the service asks for them. */
export interface Bundle {
  readonly files: readonly { readonly name: string; readonly code: string | Buffer }[];
  readonly entries: Readonly<Record<string, { file: string; needs: string[] }>>;
  /** Every file whose code went into it. */
  readonly modules: readonly string[];
}

/**
 * What stands in the browser for a module of the server: the same functions, which load what a form needs instead of
 * everything there is. Inside of what is loaded the real ones hold.
 */
const instead: readonly { real: RegExp; stand: string; inside: RegExp }[] = [
  { real: /\/form\/field\/behaviours\.ts$/, stand: 'behaviours', inside: /\/web\/page\/part\// },
  {
    real: /\/form\/formula\/(compileFormula|evaluate|template)\.ts$/,
    stand: 'formula',
    inside: /\/web\/page\/part\/|\/form\/formula\//,
  },
  {
    real: /\/form\/logic\/(compare|compileCondition|compileSet|formulaHolds|groupActions|holds)\.ts$/,
    stand: 'logic',
    inside:
      /\/web\/page\/part\/|\/form\/logic\/(compare|compileCondition|compileSet|formulaHolds|groupActions|holds)\.ts$/,
  },
  {
    real: /\/form\/logic\/(dependencies|findCycle)\.ts$/,
    stand: 'order',
    inside: /\/web\/page\/part\//,
  },
  { real: /\/form\/definition\/apiView\.ts$/, stand: 'apiView', inside: /^$/ },
  { real: /\/form\/markup\/(parseMarkup|plainText)\.ts$/, stand: 'markup', inside: /\/form\/markup\// },
];

function standIns(root: string): Plugin {
  return {
    name: 'stand-ins',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (resolved === null || importer === undefined) return resolved;
      const found = instead.find(({ real, inside }) => real.test(resolved.id) && !inside.test(importer));
      return found === undefined ? resolved : join(root, 'web', 'page', 'instead', `${found.stand}.ts`);
    },
  };
}

/** The script of the forms' pages: one entry, and a part for each thing that only some forms have. */
export async function bundlePage(root: string, start = 'web/page/main.ts'): Promise<Bundle> {
  const entry = join(root, start);
  let always: ReadonlySet<string> | undefined;
  const bundle = await rolldown({
    input: { page: entry },
    platform: 'browser',
    plugins: [standIns(root)],
    // Rooms of ours do nothing when they are loaded; the parts, which do, are entries of their own.
    treeshake: { moduleSideEffects: (id) => /\/web\/page\//.test(id) },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [
        {
          // One file for all that every page loads: pieces of it would pack worse, and be asked for one by one.
          debugName: 'page',
          name: (id, context) => {
            always ??= reachedFrom(entry, (each) => context.getModuleInfo(each)?.importedIds ?? []);
            return always.has(id) ? 'page' : null;
          },
        },
      ],
    },
  });
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  const entries: Record<string, { file: string; needs: string[] }> = {};
  for (const chunk of chunks) {
    const source = chunk.facadeModuleId;
    if (source === null) continue;
    const name = relative(join(root, 'web'), source).replace(/\.ts$/, '');
    entries[name] = { file: chunk.fileName, needs: neededBy(chunk, chunks) };
  }
  return {
    files: chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    entries,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

/** The script for embedding: one file for any page, however old its ways. */
export async function bundleEmbed(root: string): Promise<Bundle> {
  // Other people's pages are read by older browsers than ours may ask for.
  return await bundleAlone(root, 'embed/embed', { format: 'iife', target: 'es2019' });
}

/** The script of pages that stand in the place of a form, inside another page. */
export async function bundleStatus(root: string): Promise<Bundle> {
  return await bundleAlone(root, 'page/status', { format: 'esm', target: 'es2022' });
}

/** What the app's document runs before anything is painted. */
export async function bundleLook(root: string): Promise<Bundle> {
  return await bundleAlone(root, 'admin/appearance', { format: 'iife', target: 'es2020' });
}

async function bundleAlone(
  root: string,
  source: string,
  { format, target }: { format: 'iife' | 'esm'; target: string },
): Promise<Bundle> {
  const input = join(root, 'web', `${source}.ts`);
  const bundle = await rolldown({ input, platform: 'browser', transform: { target } });
  const name = `${basename(source)}-[hash].js`;
  const { output } = await bundle.generate({ format, minify: true, entryFileNames: name });
  const [{ fileName, code, moduleIds }] = output;
  const entries = { [source]: { file: fileName, needs: [] } };
  return { files: [{ name: fileName, code }], entries, modules: moduleIds };
}

/** Everything that is loaded before the chunk runs, so that a page can ask for all of it at once. */
export function neededBy(chunk: OutputChunk, chunks: readonly OutputChunk[]): string[] {
  const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  const reached = reachedFrom(chunk.fileName, importsOf);
  reached.delete(chunk.fileName);
  return [...reached];
}

function reachedFrom(start: string, next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...next(id));
  }
  return reached;
}
