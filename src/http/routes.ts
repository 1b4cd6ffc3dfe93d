import { apiRows } from './api/apiRows.ts';
import { appRows } from './app/appRows.ts';
import type { Edges } from './edges.ts';
import { pageRows } from './page/pageRows.ts';
import { paymentRows } from './payment/paymentRows.ts';
import type { Row } from './route/row.ts';
import { showMissing } from './showMissing.ts';
import { siteRows } from './site/siteRows.ts';

/** Every address of the service; those of `/app/api` are mounted when the first of them is asked for. */
export const routes: readonly Row<Edges>[] = [
  ...siteRows,
  ...apiRows,
  ...appRows,
  ...paymentRows,
  ...pageRows,
];

/** Of every path that no row has. */
export const missingRow: Row<Edges> = {
  pattern: '/*',
  methods: 'any',
  name: 'none',
  access: 'public',
  origin: 'app',
  refusesForeignHost: 'reads',
  handle: showMissing,
};

/** The table with everything that is mounted on it. */
export async function everyRoute(): Promise<readonly Row<Edges>[]> {
  const mounted = await Promise.all(routes.map(({ mount }) => mount?.() ?? []));
  return [...routes, ...new Set(mounted.flat()), missingRow];
}
