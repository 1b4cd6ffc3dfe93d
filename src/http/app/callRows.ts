import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { limits } from '../limits.ts';
import type { BodyPolicy } from '../route/row.ts';
import { type AppRow, appOrigin } from './appRows.ts';

/** `/app/api`, by the contract's routes. */
export const callRows: readonly AppRow[] = Object.entries(appRoutes).map(
  ([name, route]: [string, AppRoute]) => ({
    ...appOrigin,
    pattern: `/app/api${route.path}`,
    methods: [route.method],
    name: `app_${name}`,
    access: route.access,
    body: bodyPolicy(route),
    methodCheck: 'handler',
    handle: async ({ site }, exchange, match) =>
      await (await site.app()).call(exchange, match, name as RouteName),
  }),
);

/** Images, files and forms are large, so they are read only after the sender is authenticated. */
function bodyPolicy({ body, longBody }: AppRoute): BodyPolicy {
  return body === 'image' || body === 'file' || longBody ? 'handler' : { most: limits.appBody };
}
