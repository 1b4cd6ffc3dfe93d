import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import type { Assets } from './assets.ts';

/**
 * `/embed.js`, the script that other pages load. Its address never changes, so browsers revalidate it after an hour; the
 * ETag is the name of the built file, which holds a hash.
 */
export async function sendEmbed({ assets }: { readonly assets: Assets }, exchange: Exchange): Promise<void> {
  const file = assets.entry('embed/embed')?.file;
  if (file === undefined) throw new Problem('not_found');
  exchange.addHeader('Cache-Control', 'public, max-age=3600');
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  exchange.addHeader('ETag', `W/"${file}"`);
  if (exchange.request.headers['if-none-match']?.includes(`"${file}"`) !== true)
    return await assets.send(exchange, file);
  exchange.response.writeHead(304, exchange.headers);
  exchange.response.end();
}
