import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { discardUpload } from '#service/collect/upload/discardUpload.ts';
import { fileField } from '#service/collect/upload/fileField.ts';
import { findUpload, receivedBytes } from '#service/collect/upload/findUpload.ts';
import { abortReceiving, fileOf, receiveChunk } from '#service/collect/upload/receiveChunk.ts';
import type { UploadName, UploadRow } from '#store/query/collect/upload.ts';
import { piecesOf } from '../../body/piecesOf.ts';
import type { Exchange } from '../../exchange.ts';
import { Problem } from '../../problem.ts';
import { sendJson } from '../../reply/send.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { requireAvailable } from './admitUpload.ts';
import { beginBody } from './beginBody.ts';
import { readContentRange } from './readContentRange.ts';
import { sendFile } from './sendFile.ts';
import { skipRest } from './skipRest.ts';
import { uploadProblem } from './uploadProblem.ts';
import { uploadsOf } from './uploadsOf.ts';

/** An upload with a valid ticket. */
export type NamedUpload = UploadName & Pick<UploadRow, 'field_id'>;

type Work = (pages: Pages, request: PageRequest, form: PublishedForm, named: NamedUpload) => Promise<void>;

/** Responds with the received bytes, and with the file once it is complete. */
export const showFile: Work = async (pages, { exchange }, _form, named) => {
  const upload = await requireUpload(pages, named);
  const received = await receivedBytes(uploadsOf(pages), upload);
  await sendJson(exchange, 200, [Buffer.from(JSON.stringify({ received, ...fileOf(upload) }))]);
};

export const removeFile: Work = async (pages, { exchange }, _form, named) => {
  await abortReceiving(named.id);
  const upload = await requireUpload(pages, named);
  if (!(await discardUpload(uploadsOf(pages), upload))) throw new Problem('upload_unknown');
  exchange.response.writeHead(204, exchange.headers);
  exchange.response.end();
};

/** Appends a chunk to the file. */
export const writeFile: Work = async (pages, asked, form, named) => {
  const { exchange } = asked;
  const { request } = exchange;
  const upload = await requireUpload(pages, named);
  const field = fileField(form.form, upload.field_id);
  if (field === undefined) throw new Problem('upload_unknown');
  requireAvailable(pages, upload.test === 1, form);
  const { start, end } = readContentRange(request, upload.size);
  const body = await beginBody(pages, asked, end - start);
  const received = await receiveChunk(uploadsOf(pages), field, upload, {
    start,
    end,
    pieces: piecesOf(request),
    mayWrite: (bytes) => body.mayWrite(bytes),
    stop: () => request.destroy(),
  }).finally(() => body.end());
  if (!received.ok) {
    if (received.failure.code !== 'upload_offset') throw uploadProblem(received.failure);
    return await sendOffset(exchange, received.failure.received);
  }
  if (received.value.state === 'partial') {
    const body = JSON.stringify({ received: received.value.received });
    return await sendJson(exchange, 200, [Buffer.from(body)]);
  }
  await skipRest(request);
  await sendFile(exchange, received.value.isNew ? 201 : 200, received.value.file);
};

async function requireUpload(pages: Pages, named: NamedUpload): Promise<UploadRow> {
  const upload = await findUpload(uploadsOf(pages), named);
  // An upload that belongs to a response is no longer visible to the visitor.
  if (upload === undefined || upload.field_id !== named.field_id || upload.submission_id !== null)
    throw new Problem('upload_unknown');
  return upload;
}

/** Responds with the offset from which the client resumes. */
async function sendOffset(exchange: Exchange, received: number): Promise<void> {
  await skipRest(exchange.request);
  if (!exchange.request.complete) exchange.response.shouldKeepAlive = false;
  const { code, message, status } = new Problem('upload_offset');
  const error = { type: 'invalid_request', code, message, received };
  await sendJson(exchange, status, [Buffer.from(JSON.stringify({ error }))]);
}
