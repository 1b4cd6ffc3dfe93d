import { formatInstant } from '#kit/time/instant.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { Problem } from '../problem.ts';
import { sendJson } from '../send.ts';
import { canBeSaved, saveAnswers } from './draftsPage.ts';
import { entryIn, requirePass } from './gate.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';
import { urlencodedBody } from './urlencodedBody.ts';

const mostBytes = 500_000;

/**
 * `POST /f/<id>/drafts`: the page saves the answers so far, in the body that it would send, and hands the visitor a link
 * to go on elsewhere. With `_draft` it saves them under the same link again.
 */
export async function takeDraft(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  rest: string,
): Promise<void> {
  const { exchange } = request;
  if (rest !== '' || !canBeSaved(form)) throw new Problem('not_found');
  const values = await urlencodedBody(exchange, mostBytes);
  await requirePass(pages, request, form, entryIn(values));
  const { link, expiresAt, fresh } = await saveAnswers(pages, request, form, values);
  exchange.addHeader('Cache-Control', 'no-store');
  const body = JSON.stringify({ link, expires_at: formatInstant(expiresAt) });
  await sendJson(exchange, fresh ? 201 : 200, [Buffer.from(body)]);
}
