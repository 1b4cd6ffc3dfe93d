import { lastingAddress } from '#render/share/formAddress.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { send, sendCompressible } from '../reply/send.ts';
import { requireMethod } from '../route/requireMethod.ts';
import type { PartHandler } from './pageHandlers.ts';

/** Drawing costs as much as there are pixels, but nothing for SVG. */
const sizes = { smallest: 64, largest: 4096, largestPicture: 2048 };

/** `/f/<id>/qr.svg`. It reveals only the address, so it also works for closed forms. */
export const showQrCode: PartHandler = async (pages, { exchange, query }, { id }, match) => {
  requireMethod(match);
  const { qrCode } = await import('#render/share/qrCode.ts');
  const picture = await qrCode(lastingAddress(pages.submissions.formsUrl, id), sizeIn(query));
  describePicture(exchange, 'image/svg+xml; charset=utf-8');
  await sendCompressible(exchange, 200, [Buffer.from(picture)]);
};

/** `/f/<id>/qr.png`, for programs that take no SVG. */
export const showQrPicture: PartHandler = async (pages, { exchange, query }, { id }, match) => {
  requireMethod(match);
  const { qrPicture } = await import('#service/form/share/qrPicture.ts');
  const picture = await qrPicture(
    lastingAddress(pages.submissions.formsUrl, id),
    sizeIn(query, sizes.largestPicture),
  );
  describePicture(exchange, 'image/png');
  send(exchange, 200, [picture], picture.length);
};

function describePicture(exchange: Exchange, type: string): void {
  exchange.addHeader('Content-Type', type);
  exchange.addHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  exchange.addHeader('Cache-Control', 'public, max-age=86400');
  // Other sites may embed the image.
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function sizeIn(query: URLSearchParams, largest = sizes.largest): number | undefined {
  const text = query.get('size');
  if (text === null) return undefined;
  const size = Number(text);
  if (/^[0-9]+$/.test(text) && size >= sizes.smallest && size <= largest) return size;
  const message = `size must be a whole number of pixels from ${sizes.smallest} to ${largest}.`;
  throw new Problem('parameter_invalid', { param: 'size', message });
}
