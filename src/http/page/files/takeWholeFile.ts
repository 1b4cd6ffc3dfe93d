import type { UploadedFile } from '#form/value/answer.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { beginUpload } from '#service/collect/upload/beginUpload.ts';
import { discardUpload } from '#service/collect/upload/discardUpload.ts';
import { fileField } from '#service/collect/upload/fileField.ts';
import { receiveChunk } from '#service/collect/upload/receiveChunk.ts';
import type { UploadRow } from '#store/query/collect/upload.ts';
import { piecesOf } from '../../body/piecesOf.ts';
import { Problem } from '../../problem.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { admitUpload } from './admitUpload.ts';
import { beginBody } from './beginBody.ts';
import { sendFile } from './sendFile.ts';
import { uploadProblem } from './uploadProblem.ts';
import { senderOf, uploadsOf } from './uploadsOf.ts';

/** Generic media types, which do not describe the file. */
const saysNothing = new Set(['application/x-www-form-urlencoded', 'application/octet-stream']);

/** `curl --data-binary @cv.pdf '…/files?field=field5&name=cv.pdf'`: the body is the file. */
export async function takeWholeFile(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  media: string,
): Promise<void> {
  const { exchange, query } = request;
  const { headers } = exchange.request;
  if (media === 'multipart/form-data')
    throw new Problem('media_type_unsupported', { message: 'Send the bytes of the file as the body.' });
  const [ticket, pass] = [headers['upload-ticket'], headers['upload-pass']].map(
    (header) => [header].flat()[0],
  );
  await admitUpload(pages, request, form, { ticket, pass });
  const length = headers['content-length'];
  const size = length === undefined ? undefined : Number(length);
  const announced = {
    field: query.get('field') ?? '',
    name: query.get('name') ?? '',
    type: saysNothing.has(media) ? '' : media,
    size,
  };
  const uploads = uploadsOf(pages);
  const began = await beginUpload(uploads, form, announced, senderOf(pages, request, form));
  if (!began.ok) throw uploadProblem(began.failure);
  const upload = began.value;
  let isTaken = false;
  try {
    const file = await receiveWhole(pages, request, form, upload);
    isTaken = true;
    await sendFile(exchange, 201, file);
  } finally {
    // No client knows its id, so none could resume it.
    if (!isTaken) await discardUpload(uploads, upload);
  }
}

async function receiveWhole(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  upload: UploadRow,
): Promise<UploadedFile> {
  const { request: incoming } = request.exchange;
  const field = fileField(form.form, upload.field_id);
  if (field === undefined) throw new Problem('upload_field_unknown');
  const body = await beginBody(pages, request, upload.size);
  const received = await receiveChunk(uploadsOf(pages), field, upload, {
    start: 0,
    end: undefined,
    pieces: piecesOf(incoming),
    mayWrite: (bytes) => body.mayWrite(bytes),
    stop: () => incoming.destroy(),
  }).finally(() => body.end());
  if (!received.ok) throw uploadProblem(received.failure);
  if (received.value.state !== 'complete') throw new Error('a whole file is not complete');
  return received.value.file;
}
