import type { Row } from '../route/row.ts';
import type { OpenApp } from './openApp.ts';

export type AppRow = Row<{ readonly site: { app(): Promise<OpenApp> } }>;

/** Pages of another host name must neither read the app nor act in it. */
export const appOrigin = { origin: 'app', refusesForeignHost: 'always' } as const;

/** Lazy import: the contract of the app's API is slow to load, and few requests need it. */
const mount = async () => (await import('./callRows.ts')).callRows;

/** The routes of the web app's screens, and the mount of its API. */
export const appRows: readonly AppRow[] = [
  ...['/app', '/app/*'].map(screen),
  ...['/setup', '/join', '/reset', '/confirm-email'].map((link) => ({
    ...screen(`${link}/:secret`),
    secret: ['secret'],
  })),
  {
    ...screen('/preview'),
    name: 'canvas',
    handle: async ({ site }, exchange) => await (await site.app()).showCanvas(exchange),
  },
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
