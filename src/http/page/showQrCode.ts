import { lastingAddress } from '#render/share/formAddress.ts';
import { Problem } from '../problem.ts';
import { sendCompressible } from '../reply/send.ts';
import { requireMethod } from '../route/requireMethod.ts';
import type { PartHandler } from './pageHandlers.ts';

const sizes = { smallest: 64, largest: 4096 };

/** `/f/<id>/qr.svg`. It reveals only the address, so it also works for closed forms. */
export const showQrCode: PartHandler = async (pages, { exchange, query }, { id }, match) => {
  requireMethod(match);
  const { qrCode } = await import('#render/share/qrCode.ts');
  const picture = await qrCode(lastingAddress(pages.submissions.formsUrl, id), sizeIn(query));
  exchange.addHeader('Content-Type', 'image/svg+xml; charset=utf-8');
  exchange.addHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  exchange.addHeader('Cache-Control', 'public, max-age=86400');
  // Other sites may embed the image.
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  await sendCompressible(exchange, 200, [Buffer.from(picture)]);
};

function sizeIn(query: URLSearchParams): number | undefined {
  const text = query.get('size');
  if (text === null) return undefined;
  const size = Number(text);
  if (/^[0-9]+$/.test(text) && size >= sizes.smallest && size <= sizes.largest) return size;
  const message = `size must be a whole number of pixels from ${sizes.smallest} to ${sizes.largest}.`;
  throw new Problem('parameter_invalid', { param: 'size', message });
}
