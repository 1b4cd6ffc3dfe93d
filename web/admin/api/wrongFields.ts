import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';

/** The keys of a body that the schema of its route refuses. */
export function wrongFields(name: RouteName, body: unknown): string[] {
  const route: AppRoute = appRoutes[name];
  if (route.body === undefined || route.body === 'image' || route.body === 'file') return [];
  const read = z.safeParse(route.body, body);
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0] ?? ''));
}
