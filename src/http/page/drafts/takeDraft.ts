import { formatInstant } from '#kit/time/instant.ts';
import { Problem } from '../../problem.ts';
import { sendJson } from '../../reply/send.ts';
import { requireMethod } from '../../route/requireMethod.ts';
import { credentialsIn, requirePass } from '../gate.ts';
import type { PartHandler } from '../pageHandlers.ts';
import { wantsSheet } from '../request.ts';
import { sheetOf } from '../sheetOf.ts';
import { urlencodedBody } from '../urlencodedBody.ts';
import { canBeSaved, saveAnswers } from './savedAnswers.ts';
import { savedStatus } from './savedStatus.ts';

const maxBytes = 500_000;

/**
 * `POST /f/<id>/drafts`: saves the answers so far, in the body of a submission, and returns a resume link. With
 * `_draft` it updates the same draft. The page's script also gets what to show, as HTML.
 */
export const takeDraft: PartHandler = async (pages, request, form, match) => {
  const { exchange } = request;
  if (!canBeSaved(form)) throw new Problem('not_found');
  requireMethod(match);
  const values = await urlencodedBody(exchange, maxBytes);
  await requirePass(pages, request, form, credentialsIn(pages, form, values));
  const saved = await saveAnswers(pages, request, form, values);
  const { link, expiresAt, fresh } = saved;
  exchange.addHeader('Cache-Control', 'no-store');
  const sheet = wantsSheet(request)
    ? await sheetOf(request, await savedStatus(request, form, saved), form.definition)
    : undefined;
  const body = JSON.stringify({ link, expires_at: formatInstant(expiresAt), sheet });
  await sendJson(exchange, fresh ? 201 : 200, [Buffer.from(body)]);
};
