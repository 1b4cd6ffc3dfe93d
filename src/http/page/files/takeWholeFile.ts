import type { PublishedForm } from '#service/submission/publishedForms.ts';
import { beginUpload } from '#service/upload/beginUpload.ts';
import { discardUpload } from '#service/upload/discardUpload.ts';
import { fileField } from '#service/upload/fileField.ts';
import { receivePiece } from '#service/upload/receivePiece.ts';
import { piecesOf } from '../../body/piecesOf.ts';
import { answerTimeout } from '../../parserProblem.ts';
import { Problem } from '../../problem.ts';
import { allowSlowBody } from '../../slowBody.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { admitUpload } from './admitUpload.ts';
import { sendFile } from './sendFile.ts';
import { uploadProblem } from './uploadProblem.ts';
import { uploadsOf } from './uploadsOf.ts';

/** What clients say of any bytes. */
const saysNothing = new Set(['application/x-www-form-urlencoded', 'application/octet-stream']);

/** `curl --data-binary @cv.pdf '…/files?field=field5&name=cv.pdf'`: the body is the file. */
export async function takeWholeFile(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  media: string,
): Promise<void> {
  const { exchange, query } = request;
  const { request: incoming } = exchange;
  if (media === 'multipart/form-data')
    throw new Problem('media_type_unsupported', { message: 'Send the bytes of the file as the body.' });
  await admitUpload(pages, request, form, { ticket: [incoming.headers['upload-ticket']].flat()[0] });
  const uploads = uploadsOf(pages);
  const length = incoming.headers['content-length'];
  const began = await beginUpload(uploads, form, {
    field: query.get('field') ?? '',
    name: query.get('name') ?? '',
    type: saysNothing.has(media) ? '' : media,
    size: length === undefined ? undefined : Number(length),
  });
  if (!began.ok) throw uploadProblem(began.failure);
  const field = fileField(form.form, began.value.field_id);
  if (field === undefined) throw new Problem('upload_field_unknown');
  allowSlowBody(incoming, () => answerTimeout(incoming.socket));
  let isTaken = false;
  try {
    const received = await receivePiece(uploads, field, began.value, {
      start: 0,
      end: undefined,
      pieces: piecesOf(incoming),
      stop: () => incoming.destroy(),
    });
    if (!received.ok) throw uploadProblem(received.failure);
    if (received.value.state !== 'complete') throw new Error('a whole file is not complete');
    isTaken = true;
    await sendFile(exchange, 201, received.value.file);
  } finally {
    // Nobody knows its id, so nobody could go on.
    if (!isTaken) await discardUpload(uploads, began.value);
  }
}
