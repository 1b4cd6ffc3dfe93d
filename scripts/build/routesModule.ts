import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import type { AppRoute } from '#contract/app/route.ts';

/** How the app asks for it. */
const name = 'canvass:routes';

/**
 * Where the routes of the app's API are: methods and paths alone. What is sent and answered is checked by few screens,
 * and the schemas of all would weigh more than the rest of what every screen loads to ask the service.
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
