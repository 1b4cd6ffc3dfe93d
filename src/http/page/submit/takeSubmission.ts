import { isUnexpected } from '../../answerFailure.ts';
import { endAfterAnswer } from '../../connection/endConnection.ts';
import { toProblem } from '../../problem.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { requireForm } from '../requireForm.ts';
import { showNoForm } from '../show/showPage.ts';
import { showStatus } from '../show/showStatus.ts';
import { wantsJson } from '../wantsJson.ts';
import { takeBody } from './takeBody.ts';

/** `POST /f/<id>`: JSON for programs and scripts, a page for browsers without a script. */
export async function takeSubmission(pages: Pages, request: PageRequest): Promise<void> {
  const isJson = /^\s*application\/json\b/i.test(request.exchange.request.headers['content-type'] ?? '');
  if (isJson || wantsJson(request)) return await takeBody(pages, request, await requireForm(pages, request));
  try {
    const found = await pages.forms.find(request.address);
    if (found.ok) return await takeBody(pages, request, found.value);
    request.exchange.request.resume();
    return await showNoForm(request, found.failure.code);
  } catch (error) {
    await showProblem(pages, request, error);
  }
}

/** Shows a failure as a page with the same status, if a visitor can wait or send less. */
export async function showProblem(pages: Pages, request: PageRequest, error: unknown): Promise<void> {
  if (request.exchange.response.headersSent) throw error;
  const problem = toProblem(error);
  const kind = ({ 413: 'too_large', 429: 'too_many' } as const)[problem.status] ?? 'not_sent';
  if (wantsJson(request) || (problem.status < 500 && kind === 'not_sent')) throw error;
  const { exchange } = request;
  exchange.startOver();
  if (isUnexpected(problem, error))
    pages.submissions.log.error({ err: error, request: exchange.id }, 'a submission was not taken');
  // The rest of the body is not read, so the connection closes here.
  if (!exchange.request.complete) endAfterAnswer(exchange.response);
  for (let index = 0; index < problem.headers.length; index += 2)
    exchange.addHeader(problem.headers[index] ?? '', problem.headers[index + 1] ?? '');
  await showStatus(request, problem.status, { kind });
}
