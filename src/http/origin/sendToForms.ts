import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';

/**
 * Leads to the same path at the address of forms. The query may hold a visitor's secret, so that nothing keeps the answer.
 * Also for other methods than GET: a program that follows it sends the same again, there.
 */
export function sendToForms(exchange: Exchange, formsUrl: string): void {
  const { path, query, headers, response } = exchange;
  const location = `${formsUrl}${path}${query === '' ? '' : `?${query}`}`;
  const more = ['Location', location, 'Cache-Control', 'no-store'];
  if (!exchange.isRead) throw new Problem('moved', { headers: more });
  exchange.route = 'moved';
  headers.push(...more, 'Content-Length', '0');
  response.writeHead(308, headers);
  response.end();
}
