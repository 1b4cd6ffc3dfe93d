import { uploadBody } from '#contract/upload.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { beginUpload } from '#service/collect/upload/beginUpload.ts';
import { bodyProblem } from '../../body/bodyProblem.ts';
import { parseJson } from '../../body/parseJson.ts';
import { readBody } from '../../body/readBody.ts';
import { sendJson } from '../../reply/send.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { admitUpload } from './admitUpload.ts';
import { chunkSize } from './chunkSize.ts';
import { uploadProblem } from './uploadProblem.ts';
import { senderOf, uploadsOf } from './uploadsOf.ts';
import { writeUploadTicket } from './uploadTicket.ts';

const maxBytes = 64 * 1024;

/** Starts a chunked upload and returns its ticket. */
export async function beginFile(pages: Pages, request: PageRequest, form: PublishedForm): Promise<void> {
  const { exchange } = request;
  const {
    field,
    name,
    size,
    type = '',
    ticket,
    password,
    pass,
  } = readDescription(parseJson(await readBody(exchange.request, maxBytes)));
  await admitUpload(pages, request, form, { ticket, password, pass });
  const announced = { field, name, size, type };
  const began = await beginUpload(uploadsOf(pages), form, announced, senderOf(pages, request, form));
  if (!began.ok) throw uploadProblem(began.failure);
  const { id, field_id } = began.value;
  const body = {
    id,
    ticket: writeUploadTicket(pages.secrets().link_key, form, field_id, id),
    chunk_size: chunkSize,
  };
  await sendJson(exchange, 201, [Buffer.from(JSON.stringify(body))]);
}

function readDescription(value: unknown) {
  const parsed = uploadBody.safeParse(value);
  if (parsed.success) return parsed.data;
  throw bodyProblem('upload_invalid', parsed.error);
}
