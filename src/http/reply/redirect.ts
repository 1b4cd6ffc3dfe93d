import type { Exchange } from '../exchange.ts';

/** Sends a redirect without a body. */
export function redirect(
  { headers, response }: Exchange,
  status: 302 | 303 | 307 | 308,
  location: string,
  caching: 'no-store' | undefined = undefined,
): void {
  headers.push('Location', location);
  if (caching !== undefined) headers.push('Cache-Control', caching);
  headers.push('Content-Length', '0');
  response.writeHead(status, headers);
  response.end();
}
