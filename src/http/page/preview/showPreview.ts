import { failed, type Result } from '#kit/result.ts';
import { html } from '#render/html.ts';
import { mark } from '#render/status/mark.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import {
  openPreview,
  type PreviewedForm,
  type PreviewFailure,
} from '#service/collect/preview/openPreview.ts';
import { previewParameter, readPreviewToken } from '#service/collect/preview/previewToken.ts';
import type { Exchange } from '../../exchange.ts';
import { Problem } from '../../problem.ts';
import { sendJsonText } from '../../reply/send.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { previewScriptOf } from '../scriptOf.ts';
import { showForm } from '../show/showForm.ts';
import { showNoForm } from '../show/showPage.ts';
import { showStatus } from '../show/showStatus.ts';

/** `GET /f/<id>/preview?token=…`: the draft as the page that it would become. */
export async function showPreview(pages: Pages, request: PageRequest): Promise<void> {
  const found = await previewOf(pages, request);
  if (!found.ok) return await showNoPreview(pages, request, found.failure);
  const { form, revision } = found.value;
  await pages.spam.limitOther(request.exchange.request, form, 'preview');
  await showForm(pages, asPreview(pages, request, revision), form);
}

/** `GET /f/<id>/preview/state?token=…`: the revision of the draft, for the script of an open preview. */
export async function sendPreviewState(pages: Pages, request: PageRequest): Promise<void> {
  const found = await previewOf(pages, request);
  const state = found.ok ? found.value : found.failure;
  if (!('revision' in state)) throw new Problem('not_found');
  request.exchange.addHeader('Cache-Control', 'no-store');
  await sendJsonText(request.exchange, 200, JSON.stringify({ revision: state.revision }));
}

/** `POST /f/<id>/preview/visits`: the page's script reports visits, and those of previews do not count. */
export function ignorePreviewVisit(exchange: Exchange): void {
  exchange.response.writeHead(204, exchange.headers);
  exchange.response.end();
}

/** The draft, if the token in the address is valid. A wrong token and an unknown form look the same. */
export async function previewOf(
  pages: Pages,
  { address, query, exchange }: PageRequest,
): Promise<Result<PreviewedForm, PreviewFailure>> {
  const keys = new AccountKeys(pages.secrets());
  const token = readPreviewToken(keys, address, query.get(previewParameter), pages.clock());
  if (token === undefined) return failed({ code: 'unknown' });
  const { store, formsUrl } = pages.submissions;
  const { maker } = token;
  return await openPreview(store, formsUrl, { id: address, maker, left: exchange.waitSignal });
}

const reasons = {
  unusable: 'Something in it depends on itself, or its conditions nest too deep. form check says where.',
  too_large: 'It has more parts than a form may have. form check says of what it has too many.',
} as const;

export function asPreview(pages: Pages, request: PageRequest, revision: number): PageRequest {
  const script = previewScriptOf(pages);
  const framing = { origin: pages.appOrigin() };
  return { ...request, preview: { revision, script, framing } };
}

/** Shows why there is no preview. A draft that cannot be calculated keeps its script, so that a correction shows up. */
export async function showNoPreview(
  pages: Pages,
  request: PageRequest,
  failure: PreviewFailure,
): Promise<void> {
  if (failure.code === 'unknown') return await showNoForm(request, failure.code);
  const title = 'This draft cannot be shown yet';
  const content = html`${mark('alert', 'waiting')}<h1>${title}</h1>
<p>${reasons[failure.code]}</p>
`;
  const status = { kind: 'sent', test: false, title, content } as const;
  await showStatus(asPreview(pages, request, failure.revision), 422, status);
}
