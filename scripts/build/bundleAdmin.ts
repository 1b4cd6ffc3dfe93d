import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type ChunkingContext, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { type Bundle, bundleWorker, neededBy, reachedFrom } from './bundle.ts';
import { routesModule } from './routesModule.ts';
import { pseudoTexts } from './texts/pseudoTexts.ts';
import { workersModule } from './workersModule.ts';

/** The screens of a form, of its responses and workflows, without the list of forms, which many visits open. */
const builderCode = /\/screen\/(?:form\/(?!list\/)[a-z]+|(?:response|workflow)(?:\/[a-z]+)?)\/\w+\.tsx$/;

/** The screens and dialogs of a person's own account. */
const account = /\/screen\/account\/|\/shell\/entry\//;

/** The sign-in screen, which loads without the app. */
const signInScreen = /\/screen\/account\/signIn\/signInScreen\.tsx$/;

/** The modules that every first visit of the app imports, some of them when idle. */
const firstLoad =
  /\/web\/admin\/(?:routerApp|shell\/organizationFrame|screen\/form\/list\/formsScreen|navigation\/navigationDrawer|palette\/\w+Dialog)\.tsx$/;

/** The list of all icons: whoever imports one of them does not load the others. */
const iconList = /\/lucide-react\.mjs$/;

/** The modules that a module imports, and of the icons those that it names. */
function importsOf(id: string, context: ChunkingContext): readonly string[] {
  const info = context.getModuleInfo(id);
  if (info === null || iconList.test(id)) return [];
  const list = info.importedIds.find((each) => iconList.test(each));
  if (list === undefined) return info.importedIds;
  const named = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(info.code ?? '')?.[1] ?? '';
  const names = named.split(',').map((each) => each.trim().split(' ')[0] ?? '');
  return [...info.importedIds, ...names.flatMap((name) => iconFile(name, list, context) ?? [])];
}

function iconFile(name: string, list: string, context: ChunkingContext): string | undefined {
  const code = context.getModuleInfo(list)?.code ?? '';
  const found = new RegExp(`\\bdefault as ${name}\\b[^}]*\\} from ["']\\./(icons/[\\w-]+\\.mjs)["']`).exec(
    code,
  )?.[1];
  return found === undefined ? undefined : join(dirname(list), found);
}

/** For each module outside the builder, the entry and the lazily imported modules that load it. */
function usersOutside(entry: string, context: ChunkingContext): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const roots = [entry];
  for (const root of roots) {
    const parts = reachedFrom(root, (each) => importsOf(each, context));
    for (const id of parts) {
      users.set(id, [...(users.get(id) ?? []), root]);
      for (const lazy of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!builderCode.test(lazy) && !roots.includes(lazy)) roots.push(lazy);
    }
  }
  return users;
}

/** The chunk of a language's texts for the screens without a session; the English ones are in the entry. */
function textsChunk(id: string): string | null {
  const language = publicTexts.exec(id)?.[1];
  return language === undefined ? null : `texts-${language}`;
}

const publicTexts = /\/texts\/compiled\/public\/((?!en\b)[\w-]+)\.ts$/;

function isSignIn(users: readonly string[]): boolean {
  return users.some((user) => signInScreen.test(user));
}

function isOfAccount(users: readonly string[]): boolean {
  return users.every((user) => account.test(user));
}

interface AdminOptions {
  /** Whether the app can be read in the pseudo-language, which is for development and tests. */
  readonly hasPseudoLanguage?: boolean;
}

/** The web app: an entry, shared chunks, a chunk per screen, one style sheet, and its fonts. */
export async function bundleAdmin(
  root: string,
  { hasPseudoLanguage = false }: AdminOptions = {},
): Promise<Bundle> {
  const styles = new Map<string, string>();
  const entry = join(root, 'web/admin/main.tsx');
  let users: ReadonlyMap<string, readonly string[]> | undefined;
  const usersOf = (id: string, context: ChunkingContext) => {
    users ??= usersOutside(entry, context);
    return users.get(id) ?? [];
  };
  const shared = (name: string, priority: number, isShared: (users: readonly string[]) => boolean) => ({
    debugName: name,
    name: (id: string, context: ChunkingContext) => (isShared(usersOf(id, context)) ? name : null),
    priority,
  });
  const [checker, code] = await Promise.all([
    bundleWorker(root, 'admin/screen/form/findings/checkerWorker'),
    bundleWorker(root, 'admin/screen/form/code/codeWorker'),
  ]);
  const bundle = await rolldown({
    input: { app: entry },
    platform: 'browser',
    // Packages contain "use client" directives, which are meaningless without server rendering.
    onLog: (level, log, tell) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
    },
    plugins: [
      ...(hasPseudoLanguage ? [pseudoTexts(root)] : []),
      collectStyles(styles),
      routesModule(root),
      workersModule({ checkerWorkerUrl: checker, codeWorkerUrl: code }),
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
        // A module that schemas need too must not bring them into the entry.
        shared('entry', 4, (users) => users.includes(entry)),
        // Only screens that submit a form need the schemas of its route.
        {
          name: 'schemas',
          test: /\/node_modules\/zod\/v4\/(?!classic|core\/(json-schema|to-json-schema|doc|compile))|\/src\/contract\/app\/(?!.*(safeRedirectPath|roleCovers|exportFileName|auditActions))/,
          priority: 3,
        },
        // Only the place of a form needs the schemas of the form language.
        { name: 'formSchemas', test: /\/node_modules\/zod\/|\/src\/form\/schema\//, priority: 2 },
        // Only formulas and the code view need the text editor.
        {
          name: 'codeMirror',
          test: /\/node_modules\/(?:@codemirror|style-mod|w3c-keyname|crelt)\//,
          minShareCount: 2,
          priority: 2,
        },
        // A group takes what its modules import along, so the smallest loads come first: the
        // sign-in screen, the first screen of the app, the other screens, and only then the form builder.
        // The texts of the sign-in screen, a chunk per language, which the other texts of the language import.
        { name: (id) => textsChunk(id), debugName: 'texts', priority: 1.85 },
        shared('public', 1.8, (users) => isSignIn(users) && !isOfAccount(users)),
        // The screen itself stays a chunk of its own, as every screen.
        shared('signIn', 1.7, (users) => users.length > 1 && isSignIn(users)),
        shared(
          'shared',
          1.6,
          (users) => users.length > 1 && !isOfAccount(users) && users.some((user) => firstLoad.test(user)),
        ),
        shared('screens', 1.5, (users) => users.length > 1 && !isOfAccount(users)),
        // Passwords, codes and passkeys, which a signed-in visit rarely needs.
        {
          debugName: 'account',
          name: (id, context) => (usersOf(id, context).length > 1 ? 'account' : null),
          priority: 0.8,
        },
        {
          // Code that the builder shares with a single screen must not be loaded with all the others.
          debugName: 'with',
          name: (id, context) => {
            const [user] = usersOf(id, context);
            return user === undefined ? null : `with-${basename(user).replace(/\.tsx?$/, '')}`;
          },
          minShareCount: 2,
          priority: 0.5,
        },
        { name: 'builder', minShareCount: 2 },
      ],
    },
  });
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  const main = chunks.find(({ isEntry }) => isEntry);
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, 'web/admin/routerApp.tsx'));
  if (main === undefined || app === undefined) throw new Error('the web app has no entry');
  const fonts = interFonts();
  const style = `${fonts.rules}\n${inOrder(styles, chunks)}`;
  const styleFile = `app-${hashOf(style)}.css`;
  return {
    files: [
      ...chunks.map(({ fileName, code }) => ({ name: fileName, code })),
      { name: styleFile, code: style },
      ...fonts.files,
      ...checker.files,
      ...code.files,
    ],
    entries: {
      'admin/main': { file: main.fileName, needs: neededBy(main, chunks) },
      'admin/app': { file: app.fileName, needs: neededBy(app, chunks) },
      'admin/style': { file: styleFile, needs: [] },
    },
    modules: [...chunks.flatMap(({ moduleIds }) => moduleIds), ...checker.modules, ...code.modules],
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
  const position = new Map(chunks.flatMap(({ moduleIds }) => moduleIds).map((id, index) => [id, index]));
  const rank = (id: string) =>
    /tokens\.css$/.test(id) ? 0 : /base\.css$/.test(id) ? 1 : /\/web\/ui\//.test(id) ? 2 : 3;
  const whole = [...styles.keys()]
    .sort((a, b) => rank(a) - rank(b) || (position.get(a) ?? 0) - (position.get(b) ?? 0) || (a < b ? -1 : 1))
    .map((id) => minified(styles.get(id) ?? ''))
    .join('\n');
  return withCustomMedia(whole);
}

/** Puts the query of each `@custom-media` where it is named; browsers do not know them yet. */
function withCustomMedia(css: string): string {
  const queries = new Map<string, string>();
  const rules = css.replace(/@custom-media (--[\w-]+) ([^;]+);\n/g, (_, name: string, query: string) => {
    queries.set(name, query);
    return '';
  });
  return rules.replace(/\((--[\w-]+)\)(?=[^{}]*\{)/g, (whole, name: string) => queries.get(name) ?? whole);
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
