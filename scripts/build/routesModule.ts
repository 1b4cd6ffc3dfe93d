import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import type { AppRoute } from '#contract/app/route.ts';

/** The import specifier in the app. */
const name = 'canvass:routes';

/**
 * Methods and paths of the app's API without schemas. Few screens validate requests and responses, and all
 * schemas would weigh more than the rest of the API client that every screen loads.
 */
export function routesModule(root: string): Plugin {
  return {
    name: 'routes',
    resolveId: (source) => (source === name ? name : null),
    async load(id) {
      if (id !== name) return null;
      const table = join(root, 'src/contract/app/routes.ts');
      const { appRoutes } = await import(pathToFileURL(table).href);
      const places = Object.entries<AppRoute>(appRoutes).map(([route, { method, path }]) => [
        route,
        { method, path },
      ]);
      return {
        code: `export const routes = ${JSON.stringify(Object.fromEntries(places))};`,
        moduleType: 'js',
      };
    },
  };
}
