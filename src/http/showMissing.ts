import type { Exchange } from './exchange.ts';
import type { OpenPages } from './page/openPages.ts';
import { Problem } from './problem.ts';

/** Responds to an unknown address: a page for browsers, the problem for programs. */
export async function showMissing(
  { site }: { readonly site: { pages(): Promise<Pick<OpenPages, 'showMissing'>> } },
  exchange: Exchange,
): Promise<void> {
  const { isRead, request } = exchange;
  // Programs accept anything or JSON.
  const isPerson = isRead && /\btext\/html\b/i.test(request.headers.accept ?? '');
  if (!isPerson) throw new Problem('not_found');
  await (await site.pages()).showMissing(exchange);
}
