import { formatInstant } from '#kit/instant.ts';
import { withoutSecret } from './app/appPath.ts';
import type { Exchange } from './exchange.ts';

/**
 * The log's line for one answer, in the logger's own format but written by hand: every request passes here, and
 * all but the path is known to need no escaping. The path stands without its query, which may hold a signature.
 */
export function accessLine(exchange: Exchange, status: number, milliseconds: number): string {
  const { id, path, request, organizationId, keyId } = exchange;
  return (
    `{"level":30,"time":"${formatInstant(Date.now())}","request":"${id}","method":"${request.method}"` +
    `,"path":${JSON.stringify(withoutSecret(path).slice(0, 200))},"status":${status},"ms":${Math.round(milliseconds * 100) / 100}` +
    (organizationId === undefined ? '' : `,"organization":${JSON.stringify(organizationId)}`) +
    (keyId === undefined ? '' : `,"key":"${keyId}"`) +
    ',"msg":"answered"}\n'
  );
}
