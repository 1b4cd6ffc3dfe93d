import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { redirect } from '../reply/redirect.ts';

/**
 * Leads to the same path at the address of forms. The query may hold a visitor's secret, so that nothing keeps the answer.
 * Also for other methods than GET: a program that follows it sends the same again, there.
 */
export function sendToForms(exchange: Exchange, formsUrl: string): void {
  const { path, query } = exchange;
  const location = `${formsUrl}${path}${query === '' ? '' : `?${query}`}`;
  if (!exchange.isRead)
    throw new Problem('moved', { headers: ['Location', location, 'Cache-Control', 'no-store'] });
  exchange.route = 'moved';
  redirect(exchange, 308, location, 'no-store');
}
