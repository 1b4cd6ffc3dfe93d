import { formatInstant } from '#kit/time/instant.ts';
import type { Exchange } from '../exchange.ts';
import { routes } from '../routes.ts';
import { withoutSecretPaths } from './withoutSecrets.ts';

/** Routes whose paths never contain a secret. */
const publicPaths = new Set(routes.flatMap(({ isPathPublic, name }) => (isPathPublic === true ? name : [])));

/**
 * The access log line of a response. It is formatted by hand in the logger's format, because every request passes
 * here and only the path needs escaping. The query is left out, because it may contain a signature.
 */
export function accessLine(exchange: Exchange, status: number, milliseconds: number): string {
  const { id, request, organizationId, keyId } = exchange;
  const path = publicPaths.has(exchange.route) ? exchange.path : withoutSecretPaths(exchange.path);
  return (
    `{"level":30,"time":"${formatInstant(Date.now())}","request":"${id}","method":"${request.method}"` +
    `,"path":${JSON.stringify(path.slice(0, 200))},"status":${status},"ms":${Math.round(milliseconds * 100) / 100}` +
    (organizationId === undefined ? '' : `,"organization":${JSON.stringify(organizationId)}`) +
    (keyId === undefined ? '' : `,"key":"${keyId}"`) +
    ',"msg":"answered"}\n'
  );
}
