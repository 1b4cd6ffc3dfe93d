import { apiRows } from './api/apiRows.ts';
import { appRows } from './app/appRows.ts';
import type { Edges } from './edges.ts';
import { formsApiRows } from './formsApi/formsApiRows.ts';
import { pageRows } from './page/pageRows.ts';
import { paymentRows } from './payment/paymentRows.ts';
import type { Row } from './route/row.ts';
import { showMissing } from './showMissing.ts';
import { siteRows } from './site/siteRows.ts';

/** The route table of the service; `/app/api` is mounted with its first request. */
export const routes: readonly Row<Edges>[] = [
  ...siteRows,
  ...apiRows,
  ...formsApiRows,
  ...appRows,
  ...paymentRows,
  ...pageRows,
];

/** The row of unknown paths. */
export const missingRow: Row<Edges> = {
  pattern: '/*',
  methods: 'any',
  name: 'none',
  access: 'public',
  origin: 'app',
  refusesForeignHost: 'reads',
  handle: showMissing,
};

/** The route table including mounted rows. */
export async function everyRoute(): Promise<readonly Row<Edges>[]> {
  const mounted = await Promise.all(routes.map(({ mount }) => mount?.() ?? []));
  return [...routes, ...new Set(mounted.flat()), missingRow];
}
