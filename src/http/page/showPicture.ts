import { sharedPicture } from '#render/share/sharedPicture.ts';
import { Problem } from '../problem.ts';
import { send } from '../reply/send.ts';
import { requireMethod } from '../route/requireMethod.ts';
import type { PartHandler } from './pageHandlers.ts';

const inDocument = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.+)$/;

/** `/f/<id>/picture`: the picture of a form for messengers and social networks, unless only some people may see it. */
export const showPicture: PartHandler = async (_pages, { exchange }, { definition, settings }, match) => {
  requireMethod(match);
  const [, type, content] = inDocument.exec(sharedPicture(definition)?.source ?? '') ?? [];
  const isOpen = settings.password_hash === undefined && settings.one_per_person?.by !== 'link';
  if (type === undefined || content === undefined || !isOpen) throw new Problem('not_found');
  exchange.addHeader('Content-Type', type);
  exchange.addHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  exchange.addHeader('Cache-Control', 'public, max-age=86400');
  exchange.addHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  const picture = Buffer.from(content, 'base64');
  send(exchange, 200, [picture], picture.length);
};
