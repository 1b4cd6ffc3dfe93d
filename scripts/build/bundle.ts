import { basename, join, relative } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';

/** Output files with their content, and the names under which the service looks them up. */
export interface Bundle {
  readonly files: readonly { readonly name: string; readonly code: string | Buffer }[];
  readonly entries: Readonly<Record<string, { file: string; needs: string[] }>>;
  /** Every source file that is part of it. */
  readonly modules: readonly string[];
}

/** The script of a form's page: one entry, and a lazy chunk for each file in `web/page/part/`. */
export async function bundlePage(root: string, start = 'web/page/main.ts'): Promise<Bundle> {
  const entry = join(root, start);
  let always: ReadonlySet<string> | undefined;
  const bundle = await rolldown({
    input: { page: entry },
    platform: 'browser',
    // No module has side effects when it is loaded, except for the entry, which is always kept.
    treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [
        {
          // Everything that every page loads is one file: smaller chunks compress worse and need more requests.
          debugName: 'page',
          name: (id, context) => {
            always ??= reachedFrom(entry, (each) => context.getModuleInfo(each)?.importedIds ?? []);
            // As files of their own they would weigh twice as much.
            return always.has(id) || /\/(onFirstUse|readTextAs)\.ts$/.test(id) ? 'page' : null;
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

/** The embed script: a single file for any page. */
export async function bundleEmbed(root: string): Promise<Bundle> {
  // Other people's pages run in older browsers than form pages need to support.
  return await bundleAlone(root, 'embed/embed', { format: 'iife', target: 'es2019' });
}

/** The script of status pages, which replace a form inside another page. */
export async function bundleStatus(root: string): Promise<Bundle> {
  return await bundleAlone(root, 'page/status', { format: 'esm', target: 'es2022' });
}

/** The script of previews, which follows the draft. */
export async function bundlePreview(root: string): Promise<Bundle> {
  return await bundleAlone(root, 'page/preview', { format: 'esm', target: 'es2022' });
}

/** The script of the frame in which the app shows drafts. Its parts are files of its own beside those of form pages. */
export async function bundleCanvas(root: string): Promise<Bundle> {
  const name = 'page/canvas/canvas';
  const { files, entries, modules } = await bundlePage(root, `web/${name}.ts`);
  const entry = entries[name];
  if (entry === undefined) throw new Error('the canvas has no entry');
  return { files, entries: { [name]: entry }, modules };
}

/** The script of the API reference. */
export async function bundleReference(root: string): Promise<Bundle> {
  return await bundleAlone(root, 'reference/reference', { format: 'esm', target: 'es2022' });
}

/** The script that the app's document runs before the first paint. */
export async function bundleLook(root: string): Promise<Bundle> {
  return await bundleAlone(root, 'admin/appearance', { format: 'iife', target: 'es2020' });
}

/** A worker of the form builder: a single file, because it shares nothing with the page. */
export async function bundleWorker(root: string, source: string): Promise<Bundle> {
  return await bundleAlone(root, source, { format: 'iife', target: 'es2022' });
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

/** All static imports of a chunk, so that a page can preload them together. */
export function neededBy(chunk: OutputChunk, chunks: readonly OutputChunk[]): string[] {
  const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  const reached = reachedFrom(chunk.fileName, importsOf);
  reached.delete(chunk.fileName);
  return [...reached];
}

export function reachedFrom(start: string, next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...next(id));
  }
  return reached;
}
