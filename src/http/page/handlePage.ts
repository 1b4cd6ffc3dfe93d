import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { decodedSegment } from '../decodedSegment.ts';
import { endAfterAnswer } from '../endConnection.ts';
import type { Exchange } from '../exchange.ts';
import { Problem, toProblem } from '../problem.ts';
import { rootOf } from './formAddress.ts';
import { formPath } from './formPath.ts';
import { mayPass } from './gate.ts';
import type { Pages } from './pages.ts';
import { parts } from './parts.ts';
import { type PageRequest, pageRequest } from './request.ts';
import { statusScriptOf } from './scriptOf.ts';
import { showForm } from './showForm.ts';
import { showStatus } from './showStatus.ts';
import { takeBody } from './takeBody.ts';
import { wantsJson } from './wantsJson.ts';

/** Whether it was the address of a form. */
export async function handlePage(pages: Pages, exchange: Exchange): Promise<boolean> {
  const [, encoded, below] = formPath.exec(exchange.path) ?? [];
  if (encoded === undefined) return false;
  const root = rootOf(pages.submissions.formsUrl);
  const request = pageRequest(exchange, decodedSegment(encoded) ?? '', root, () => statusScriptOf(pages));
  if (below !== undefined) {
    await handlePart(pages, request, below);
    return true;
  }
  if (exchange.isRead) {
    exchange.route = 'form';
    await show(pages, request);
    return true;
  }
  exchange.route = 'submit';
  if (exchange.request.method !== 'POST') {
    const message = 'Only GET, HEAD and POST are possible here.';
    throw new Problem('method_not_allowed', { message, headers: ['Allow', 'GET, HEAD, POST'] });
  }
  await take(pages, request);
  return true;
}

async function handlePart(pages: Pages, request: PageRequest, below: string): Promise<void> {
  const [word = '', ...rest] = below.split('/');
  const part = parts.get(word);
  if (part === undefined) throw new Problem('not_found');
  request.exchange.route = word;
  await part(pages, request, await requireForm(pages, request), rest.join('/'));
}

async function show(pages: Pages, request: PageRequest): Promise<void> {
  const found = await pages.forms.find(request.address);
  if (!found.ok) return await showMissing(request, found.failure.code);
  const form = found.value;
  if (await mayPass(pages, request, form, {})) await showForm(pages, request, form);
}

async function showMissing(request: PageRequest, code: string): Promise<void> {
  await showStatus(request, code === 'deleted' ? 410 : 404, { kind: 'not_found' });
}

async function take(pages: Pages, request: PageRequest): Promise<void> {
  const isJson = /^\s*application\/json\b/i.test(request.exchange.request.headers['content-type'] ?? '');
  if (isJson || wantsJson(request)) return await takeBody(pages, request, await requireForm(pages, request));
  try {
    const found = await pages.forms.find(request.address);
    if (found.ok) return await takeBody(pages, request, found.value);
    request.exchange.request.resume();
    return await showMissing(request, found.failure.code);
  } catch (error) {
    if (request.exchange.response.headersSent) throw error;
    await showProblem(pages, request, error);
  }
}

async function requireForm(pages: Pages, { address }: PageRequest): Promise<PublishedForm> {
  const found = await pages.forms.find(address);
  if (!found.ok) throw new Problem('not_found');
  return found.value;
}

/** A person reads no JSON: what keeps answers from being taken is told on a page, with the same status. */
async function showProblem(pages: Pages, request: PageRequest, error: unknown): Promise<void> {
  const problem = toProblem(error);
  const kind = ({ 413: 'too_large', 429: 'too_many' } as const)[problem.status] ?? 'not_sent';
  if (wantsJson(request) || (problem.status < 500 && kind === 'not_sent')) throw error;
  const { exchange } = request;
  exchange.startOver();
  if (!(error instanceof Problem))
    pages.submissions.log.error({ err: error, request: exchange.id }, 'a submission was not taken');
  // What is left of the body is not worth reading, so the connection ends here.
  if (!exchange.request.complete) endAfterAnswer(exchange.response);
  for (let index = 0; index < problem.headers.length; index += 2)
    exchange.addHeader(problem.headers[index] ?? '', problem.headers[index + 1] ?? '');
  await showStatus(request, problem.status, { kind });
}
