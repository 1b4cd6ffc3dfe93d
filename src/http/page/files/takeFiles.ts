import { uuidShape } from '#kit/uuid.ts';
import { underAnyKey } from '#store/secrets.ts';
import { readContentType } from '../../body/contentType.ts';
import { isIdentity } from '../../body/isIdentity.ts';
import { Problem } from '../../problem.ts';
import type { Part } from '../parts.ts';
import { beginFile } from './beginFile.ts';
import { type NamedUpload, removeFile, showFile, writeFile } from './oneFile.ts';
import { skipRest } from './skipRest.ts';
import { takeWholeFile } from './takeWholeFile.ts';
import { readUploadTicket } from './uploadTicket.ts';

/** `/f/<id>/files`: a file is sent there in one go or in pieces, before the answers that name it. */
export const takeFiles: Part = async (pages, request, form, rest) => {
  const { exchange } = request;
  const { headers, method = '' } = exchange.request;
  exchange.addHeader('Cache-Control', 'no-store');
  try {
    if (!isIdentity(headers['content-encoding']))
      throw new Problem('media_type_unsupported', { message: 'The body must not be compressed.' });
    if (rest === '') {
      if (method !== 'POST') throw notAllowed('POST');
      const { media } = readContentType(headers['content-type'] ?? '');
      return await (media === 'application/json' ? beginFile : takeWholeFile)(pages, request, form, media);
    }
    const id = rest.toLowerCase();
    if (!uuidShape.test(id)) throw new Problem('not_found');
    const work = { GET: showFile, HEAD: showFile, PUT: writeFile, DELETE: removeFile }[method];
    if (work === undefined) throw notAllowed('GET, HEAD, PUT, DELETE');
    const ticket = headers['upload-ticket'];
    const fieldId = underAnyKey(pages.secrets(), (key) =>
      readUploadTicket(key, form, id, [ticket].flat()[0]),
    );
    if (fieldId === undefined) throw new Problem('ticket_invalid');
    const named: NamedUpload = {
      organization_id: form.organizationId,
      form_id: form.id,
      id,
      field_id: fieldId,
    };
    await work(pages, request, form, named);
  } catch (error) {
    if (error instanceof Problem) await skipRest(exchange.request);
    throw error;
  }
};

function notAllowed(methods: string): Problem {
  const message = `Only ${methods.replace(/, (?=\w+$)/, ' and ')} ${methods.includes(',') ? 'are' : 'is'} possible here.`;
  return new Problem('method_not_allowed', { message, headers: ['Allow', methods] });
}
