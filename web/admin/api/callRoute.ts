import { routes } from 'canvass:routes';
import type { AnswerOf, BodyToSend, ParametersOf, RouteName } from '#contract/app/routes.ts';
import { isObject } from '#kit/isObject.ts';
import { ApiError, type NamedOrganization } from './apiError.ts';
import { reportReachable, reportUnreachable } from './connectivity.ts';
import { reauthenticate } from './reauthenticate.ts';
import { waitForSessionLock, withSessionLock } from './sessionLock.ts';

/** The request of a route: path parameters, body, query. */
export interface RouteRequest<Name extends RouteName> {
  readonly params?: ParametersOf<Name>;
  readonly body?: BodyToSend<Name>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Routes whose `sign_in_needed` does not mean an expired session. */
const withoutSession: readonly RouteName[] = ['giveSecondFactor', 'signOut'];

/**
 * Calls a route; throws {@link ApiError}. When the session has expired, the user signs in again and the call is
 * retried.
 */
export async function callRoute<Name extends RouteName>(
  name: Name,
  request: RouteRequest<Name> = {},
): Promise<AnswerOf<Name>> {
  const call = () => withSessionLock(name, () => callOnce(name, request));
  try {
    return await call();
  } catch (error) {
    const isEnded = error instanceof ApiError && error.code === 'sign_in_needed';
    if (!isEnded || withoutSession.includes(name)) throw error;
    await waitForSessionLock();
    if (!(await reauthenticate())) throw error;
    return await call();
  }
}

async function callOnce<Name extends RouteName>(
  name: Name,
  { params, body, query }: RouteRequest<Name>,
): Promise<AnswerOf<Name>> {
  const { method } = routes[name];
  const isImage = body instanceof Blob;
  const response = await fetch(routeUrl(name, params, query), {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': isImage ? body.type : 'application/json' },
    body: body === undefined ? null : isImage ? body : JSON.stringify(body),
  }).catch(throwUnreachable);
  const json: unknown = await response.json().catch(() => undefined);
  // The response was cut off, or came from a proxy while the service is down.
  if (json === undefined && (response.ok || [502, 503, 504].includes(response.status))) throwUnreachable();
  reportReachable();
  if (!response.ok) throw refusal(response, json);
  return json as AnswerOf<Name>;
}

/** The URL of a route, also for addresses that the browser itself opens, such as a download. */
export function routeUrl<Name extends RouteName>(
  name: Name,
  params?: ParametersOf<Name>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = routes[name].path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(values[part] ?? ''),
  );
  const request = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/app/api${path}${request.length === 0 ? '' : `?${new URLSearchParams(request)}`}`;
}

function throwUnreachable(): never {
  reportUnreachable();
  throw new ApiError('unreachable');
}

function refusal(response: Response, body: unknown): ApiError {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(typeof error.code === 'string' ? error.code : 'unexpected', {
    details: error,
    ...(typeof error.param === 'string' ? { param: error.param } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    ...(Array.isArray(error.organizations) ? { organizations: error.organizations.filter(isNamed) } : {}),
  });
}

function isNamed(value: unknown): value is NamedOrganization {
  return isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';
}
