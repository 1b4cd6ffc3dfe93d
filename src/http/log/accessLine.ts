import { formatInstant } from '#kit/time/instant.ts';
import type { Exchange } from '../exchange.ts';
import { routes } from '../routes.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Names of routes whose paths hold no secret, whatever they look like. */
const publicPaths = new Set(routes.flatMap(({ isPathPublic, name }) => (isPathPublic === true ? name : [])));

/**
 * The log's line for one answer, in the logger's own format but written by hand: every request passes here, and
 * all but the path is known to need no escaping. The path stands without its query, which may hold a signature.
 */
export function accessLine(exchange: Exchange, status: number, milliseconds: number): string {
  const { id, request, organizationId, keyId } = exchange;
  const path = publicPaths.has(exchange.route) ? exchange.path : withoutSecrets(exchange.path);
  return (
    `{"level":30,"time":"${formatInstant(Date.now())}","request":"${id}","method":"${request.method}"` +
    `,"path":${JSON.stringify(path.slice(0, 200))},"status":${status},"ms":${Math.round(milliseconds * 100) / 100}` +
    (organizationId === undefined ? '' : `,"organization":${JSON.stringify(organizationId)}`) +
    (keyId === undefined ? '' : `,"key":"${keyId}"`) +
    ',"msg":"answered"}\n'
  );
}
