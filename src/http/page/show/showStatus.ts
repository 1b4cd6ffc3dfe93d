import type { FormDefinition } from '#form/definition/document.ts';
import { embeddingIn } from '#render/embedding.ts';
import { renderStatusPage, type Status } from '#render/status/statusPage.ts';
import { statusStyle } from '#render/style/status.css.ts';
import type { Unavailable } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { type PageRequest, pageLanguageFor } from '../request.ts';
import { type Framing, sendPage } from './sendPage.ts';

/** Shows a status page in the form's theme and the visitor's language. */
export async function showStatus(
  request: PageRequest,
  code: number,
  status: Status,
  definition?: FormDefinition,
  framing?: Framing,
): Promise<void> {
  const { messages: _messages, ...pageLanguage } = await pageLanguageFor(request, definition);
  const embed = embeddingIn(request.query.get('embed'));
  const page = renderStatusPage({
    ...pageLanguage,
    status,
    embed,
    preview: request.preview,
    script: request.statusScript,
    ...(definition === undefined ? {} : { definition }),
  });
  await sendPage(request.exchange, code, page, definition, framing ?? request.preview?.framing, statusStyle);
}

/** Shows why the form accepts no answers now. */
export async function showUnavailable(
  request: PageRequest,
  { definition, settings, live }: PublishedForm,
  unavailable: Unavailable,
): Promise<void> {
  switch (unavailable.reason) {
    case 'not_enabled':
      return await showStatus(request, 403, { kind: 'disabled' }, definition);
    case 'closed':
      return await showStatus(request, 403, { kind: 'closed' }, definition);
    case 'full':
      return await showStatus(request, 403, { kind: 'full' }, definition);
    case 'not_open_yet': {
      const { opens_at: local } = settings;
      const opens = local === undefined ? {} : { opens: { local, timeZone: live.timeZone } };
      return await showStatus(request, 403, { kind: 'not_open_yet', ...opens }, definition);
    }
  }
}
