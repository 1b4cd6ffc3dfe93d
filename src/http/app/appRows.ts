import type { Row } from '../route/row.ts';
import type { OpenApp } from './openApp.ts';

export type AppRow = Row<{ readonly site: { app(): Promise<OpenApp> } }>;

/** A page of another name must neither read the app nor act in it. */
export const appOrigin = { origin: 'app', refusesForeignHost: 'always' } as const;

/** The contract of the app's API takes a while to load, and few requests need it. */
const mount = async () => (await import('./callRows.ts')).callRows;

/** The screens of the web app, and where its API begins. */
export const appRows: readonly AppRow[] = [
  ...['/app', '/app/*'].map(screen),
  ...['/setup', '/join', '/reset', '/confirm-email'].map((link) => ({
    ...screen(`${link}/:secret`),
    secret: ['secret'],
  })),
  ...['/app/api', '/app/api/*'].map(
    (pattern): AppRow => ({
      ...appOrigin,
      pattern,
      methods: 'any',
      name: 'app_api',
      access: 'public',
      mount,
      handle: async ({ site }, exchange) => await (await site.app()).refuseUnknown(exchange),
    }),
  ),
];

function screen(pattern: string): AppRow {
  return {
    ...appOrigin,
    pattern,
    methods: ['GET'],
    name: 'app',
    access: 'public',
    handle: async ({ site }, exchange) => await (await site.app()).showScreen(exchange),
  };
}
