import { hasAnswered } from '#service/collect/submission/limit/hasAnswered.ts';
import { Problem } from '../problem.ts';
import { sendJson } from '../reply/send.ts';
import { requireMethod } from '../route/requireMethod.ts';
import { browserTokenIn } from './browserToken.ts';
import { credentialsIn, requirePass } from './gate.ts';
import type { PartHandler } from './pageHandlers.ts';
import { wantsSheet } from './request.ts';
import { sheetOf } from './sheetOf.ts';
import { urlencodedBody } from './urlencodedBody.ts';

const maxBytes = 5000;

/**
 * `POST /f/<id>/answered`: whether this browser has already answered a form with one response per browser, so that
 * the page can say so before it is filled in. Without a browser token the response reveals nothing.
 */
export const checkAnswered: PartHandler = async (pages, request, form, match) => {
  const { exchange, test } = request;
  if (form.settings.one_per_person?.by !== 'browser') throw new Problem('not_found');
  requireMethod(match);
  const values = await urlencodedBody(exchange, maxBytes);
  await requirePass(pages, request, form, credentialsIn(pages, form, values));
  const token = browserTokenIn(values);
  const answered =
    !test &&
    token !== undefined &&
    (await hasAnswered(pages.submissions.store, pages.submissions.answerKeys, form, token));
  exchange.addHeader('Cache-Control', 'no-store');
  const status = { kind: 'already_answered' } as const;
  const sheet = answered && wantsSheet(request) ? await sheetOf(request, status, form.definition) : undefined;
  await sendJson(exchange, 200, [Buffer.from(JSON.stringify({ answered, sheet }))]);
};
