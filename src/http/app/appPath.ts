import type { Exchange } from '../exchange.ts';

export const appApi = '/app/api';

/** Addresses that hold the secret of a link. */
const secretPath = /^\/(setup|join|reset|confirm-email)\/[^/]+$/;

const picturePath = /^\/app\/api\/o\/[^/]+\/branding\/logo$/;

export function isOfAppApi(path: string): boolean {
  return path === appApi || path.startsWith(`${appApi}/`);
}

/** Whether the address is one of the app: a screen of it, or its API. */
export function isOfApp({ path }: Exchange): boolean {
  return path === '/app' || path.startsWith('/app/') || secretPath.test(path);
}

/** Whether a picture is sent: it is read only when it is known from whom, because it is large. */
export function bringsPicture({ method, path }: { method: string | undefined; path: string }): boolean {
  return method === 'PUT' && picturePath.test(path);
}
