import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { redirect } from '../reply/redirect.ts';

/**
 * Redirects to the same path at the address of forms. The response is not cacheable, because the query may contain a
 * visitor's secret. 307 and 308 also make programs repeat other methods than GET there.
 */
export function sendToForms(exchange: Exchange, formsUrl: string): void {
  const { path, query } = exchange;
  const location = `${formsUrl}${path}${query === '' ? '' : `?${query}`}`;
  if (!exchange.isRead)
    throw new Problem('moved', { headers: ['Location', location, 'Cache-Control', 'no-store'] });
  exchange.route = 'moved';
  // Pages that require this header follow no redirect without it.
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  redirect(exchange, 308, location, 'no-store');
}
