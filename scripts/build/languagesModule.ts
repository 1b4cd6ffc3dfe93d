import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

/** The import specifier in the app. */
const name = 'canvass:languages';

/**
 * The languages of the app: adding a file to the folder adds a language. The list of languages is bundled; each
 * language's texts are loaded on demand: all of them, or those of the screens without a session.
 */
export function languagesModule(folder: string): Plugin {
  return {
    name: 'languages',
    resolveId: (source) => (source === name ? name : null),
    async load(id) {
      if (id !== name) return null;
      const files = readdirSync(folder).filter(
        (file) => /^[a-z]+\.ts$/i.test(file) && !file.endsWith('.test.ts'),
      );
      const listed = await Promise.all(
        files.sort().map(async (file) => {
          const path = join(folder, file);
          const { language } = await import(pathToFileURL(path).href);
          const { code, name: own, direction } = language;
          const about = JSON.stringify({ code, name: own, direction }).slice(0, -1);
          const load = (file: string) => `() => import(${JSON.stringify(file)})`;
          // The English texts of these screens are in the entry, which imports them itself.
          const publicPath = file === 'english.ts' ? path : join(folder, 'public', file);
          return `${about}, load: ${load(path)}, loadPublic: ${load(publicPath)} }`;
        }),
      );
      return { code: `export const languages = [${listed.join(',\n')}];`, moduleType: 'js' };
    },
  };
}
