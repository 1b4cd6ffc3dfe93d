import { uuidPattern } from '#kit/uuid.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { readContentType } from '../../body/contentType.ts';
import { isIdentity } from '../../body/isIdentity.ts';
import { Problem } from '../../problem.ts';
import { requireMethod } from '../../route/requireMethod.ts';
import { parameter } from '../../route/router.ts';
import type { PartHandler } from '../pageHandlers.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { beginFile } from './beginFile.ts';
import type { NamedUpload } from './oneFile.ts';
import { skipRest } from './skipRest.ts';
import { takeWholeFile } from './takeWholeFile.ts';
import { readUploadTicket } from './uploadTicket.ts';

/** `POST /f/<id>/files`: uploads a whole file, or starts a chunked upload, before the answers that name it. */
export const takeFile: PartHandler = amongFiles(async (pages, request, form, match) => {
  requireMethod(match);
  const { media } = readContentType(request.exchange.request.headers['content-type'] ?? '');
  await (media === 'application/json' ? beginFile : takeWholeFile)(pages, request, form, media);
});

/** `/f/<id>/files/<id of the upload>`, for clients with its ticket. */
export function onUpload(
  work: (pages: Pages, request: PageRequest, form: PublishedForm, named: NamedUpload) => Promise<void>,
): PartHandler {
  return amongFiles(async (pages, request, form, match) => {
    const id = (parameter(match, 'file') ?? '').toLowerCase();
    if (!uuidPattern.test(id)) throw new Problem('not_found');
    requireMethod(match);
    const ticket = request.exchange.request.headers['upload-ticket'];
    const fieldId = withFirstMatchingKey(pages.secrets(), (key) =>
      readUploadTicket(key, form, id, [ticket].flat()[0]),
    );
    if (fieldId === undefined) throw new Problem('ticket_invalid');
    await work(pages, request, form, {
      organization_id: form.organizationId,
      form_id: form.id,
      id,
      field_id: fieldId,
    });
  });
}

/** Longer paths are not found. */
export const belowFiles: PartHandler = amongFiles(async () => {
  throw new Problem('not_found');
});

/** Shared rules of all file routes. */
function amongFiles(answer: PartHandler): PartHandler {
  return async (pages, request, form, match) => {
    const { exchange } = request;
    exchange.addHeader('Cache-Control', 'no-store');
    try {
      if (!isIdentity(exchange.request.headers['content-encoding']))
        throw new Problem('media_type_unsupported', { message: 'The body must not be compressed.' });
      await answer(pages, request, form, match);
    } catch (error) {
      if (error instanceof Problem) await skipRest(exchange.request);
      throw error;
    }
  };
}
