import type { Exchange } from '../exchange.ts';

export const appApi = '/app/api';

/** Addresses that hold a secret, which stays out of the log. */
const secretPath = /^\/(setup|join|reset|confirm-email)\/[^/]+$/;

export function isOfAppApi(path: string): boolean {
  return path === appApi || path.startsWith(`${appApi}/`);
}

/** Whether the address is one of the app: a screen of it, or its API. */
export function isOfApp({ path }: Exchange): boolean {
  return path === '/app' || path.startsWith('/app/') || secretPath.test(path);
}

export function withoutSecret(path: string): string {
  return secretPath.test(path) ? path.replace(/[^/]+$/, '…') : path;
}
