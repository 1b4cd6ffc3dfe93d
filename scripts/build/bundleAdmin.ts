import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { type Bundle, neededBy } from './bundle.ts';
import { languagesModule } from './languagesModule.ts';
import { routesModule } from './routesModule.ts';

/**
 * Modules that only the place of a form and the screen for a new one need; the router itself reads the addresses of the
 * screens.
 */
const builderModules =
  /\/node_modules\/re2js\/|\/src\/(form|render)\/|\/web\/admin\/screen\/form\/(?!list\/|mayCreateForms|new\/newFormSearch)/;

/** The web app: a shared chunk, a chunk per screen, one style sheet, and its fonts. */
export async function bundleAdmin(root: string): Promise<Bundle> {
  const styles = new Map<string, string>();
  const bundle = await rolldown({
    input: { app: join(root, 'web/admin/main.tsx') },
    platform: 'browser',
    // Packages contain "use client" directives, which are meaningless without server rendering.
    onLog: (level, log, tell) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
    },
    plugins: [
      collectStyles(styles),
      languagesModule(join(root, 'web/admin/texts/language')),
      routesModule(root),
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    // Code shared by several screens is one chunk: in sixty chunks, their headers alone would weigh more.
    codeSplitting: {
      groups: [
        // Only screens that submit a form need the schemas of its route.
        {
          name: 'schemas',
          test: /\/node_modules\/zod\/v4\/(?!classic|core\/(json-schema|to-json-schema|doc|compile))|\/src\/contract\/app\/(?!innerPath)/,
          priority: 3,
        },
        // Only the place of a form needs the schemas of the form language.
        { name: 'formSchemas', test: /\/node_modules\/zod\/|\/src\/form\/schema\//, priority: 2 },
        { name: 'shared', test: (module) => !builderModules.test(module), minShareCount: 2, priority: 1 },
        { name: 'builder', minShareCount: 2 },
      ],
    },
  });
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  const main = chunks.find(({ isEntry }) => isEntry);
  if (main === undefined) throw new Error('the web app has no entry');
  const fonts = interFonts();
  const style = `${fonts.rules}\n${inOrder(styles, chunks)}`;
  const styleFile = `app-${hashOf(style)}.css`;
  return {
    files: [
      ...chunks.map(({ fileName, code }) => ({ name: fileName, code })),
      { name: styleFile, code: style },
      ...fonts.files,
    ],
    entries: {
      'admin/main': { file: main.fileName, needs: neededBy(main, chunks) },
      'admin/style': { file: styleFile, needs: [] },
    },
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

/**
 * Components import their CSS; the pages' Content-Security-Policy allows only style sheets from files, so the
 * CSS is extracted.
 */
function collectStyles(styles: Map<string, string>): Plugin {
  return {
    name: 'styles',
    load(id) {
      if (!id.endsWith('.css')) return null;
      styles.set(id, readFileSync(id, 'utf8'));
      return { code: '', moduleType: 'js', moduleSideEffects: true };
    },
  };
}

/** Foundations first, then components, then screens, so that a screen can override the components it uses. */
function inOrder(styles: ReadonlyMap<string, string>, chunks: readonly OutputChunk[]): string {
  const place = new Map(chunks.flatMap(({ moduleIds }) => moduleIds).map((id, index) => [id, index]));
  const rank = (id: string) =>
    /tokens\.css$/.test(id) ? 0 : /base\.css$/.test(id) ? 1 : /\/web\/ui\//.test(id) ? 2 : 3;
  return [...styles.keys()]
    .sort((a, b) => rank(a) - rank(b) || (place.get(a) ?? 0) - (place.get(b) ?? 0) || (a < b ? -1 : 1))
    .map((id) => minified(styles.get(id) ?? ''))
    .join('\n');
}

/** Strips comments and whitespace. */
function minified(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/^\n/, '');
}

/** Self-hosted Inter, with content hashes in the file names. */
function interFonts(): { rules: string; files: { name: string; code: Buffer }[] } {
  const rules = createRequire(import.meta.url).resolve('@fontsource-variable/inter/wght.css');
  const files: { name: string; code: Buffer }[] = [];
  const text = readFileSync(rules, 'utf8')
    .replace(/'Inter Variable'/g, 'Inter')
    .replace(/url\(\.\/(files\/([\w-]+)\.woff2)\)/g, (_, path: string, name: string) => {
      const code = readFileSync(join(dirname(rules), path));
      const file = `${name}-${hashOf(code)}.woff2`;
      files.push({ name: file, code });
      return `url(/assets/${file})`;
    });
  return { rules: minified(text), files };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8).replace(/[-_]/g, '0');
}
