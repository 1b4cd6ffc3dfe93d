import { fileLimits } from '#form/field/file/fileLimits.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { submissionName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { fileFields, maxFileSize } from '#service/collect/upload/fileField.ts';
import type { BodyLimits } from '../../body/bodyLimits.ts';
import { readSubmissionBody } from '../../body/readSubmissionBody.ts';
import { removeReceived } from '../../body/receivedBody.ts';
import { endAfterAnswer } from '../../connection/endConnection.ts';
import { limits } from '../../limits.ts';
import { FilesGate, FilesRefused } from '../files/filesGate.ts';
import { Uploads } from '../files/uploads.ts';
import { showRefusal } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { wantsJson } from '../wantsJson.ts';
import { sendRefusal } from './answerInJson.ts';
import { takeAnswers } from './takeAnswers.ts';
import { takeForm } from './takeForm.ts';

/** Reads and processes a submission. Files are written only for admitted senders; see `FilesGate`. */
export async function takeBody(pages: Pages, request: PageRequest, form: PublishedForm): Promise<void> {
  const gate = new FilesGate(pages, request, form);
  try {
    const body = await readSubmissionBody(request.exchange.request, limitsFor(form, pages.folder, gate));
    try {
      if (body.kind === 'json') return await takeAnswers(pages, request, form, body.value);
      const { values, files } = body;
      const submission = { submissionId: values.get(submissionName)?.[0] ?? '', test: request.test };
      const uploads = await Uploads.load(pages, request, form, { values }, submission);
      try {
        await uploads.receive(files);
        await takeForm(pages, request, form, values, uploads, gate.refusal);
      } finally {
        await uploads.settle();
      }
    } finally {
      await removeReceived(body);
    }
  } catch (error) {
    if (!(error instanceof FilesRefused)) throw error;
    if (wantsJson(request)) return await sendRefusal(request, form, error.refusal);
    if (!request.exchange.request.complete) endAfterAnswer(request.exchange.response);
    await showRefusal(request, form, error.refusal);
  } finally {
    gate.end();
  }
}

const megabyte = 1024 * 1024;

/** The most file bytes in one request, whatever the form allows, because it cannot be resumed. */
const mostOfFiles = 200 * megabyte;

/** The most bytes of texts in one request. */
const mostOfTexts = 2 * megabyte;

interface FilesOfForm {
  /** The most files. */
  readonly count: number;
  /** The most bytes of all files together. */
  readonly bytes: number;
  /** The most bytes of one file, by field. */
  readonly byField: ReadonlyMap<string, number>;
}

const known = new WeakMap<CompiledForm, FilesOfForm>();

/** The file limits of a form's fields, cached because a version is immutable. */
function filesOf(form: CompiledForm): FilesOfForm {
  const found = known.get(form);
  if (found !== undefined) return found;
  const fields = fileFields(form);
  let count = 0;
  let bytes = 0;
  for (const field of fields) {
    // One more than allowed, so that the field can report the fault.
    const files = fileLimits(field).max + 1;
    count += files;
    bytes += files * maxFileSize(field);
  }
  const byField = new Map(fields.map((field) => [field.id, maxFileSize(field)]));
  const files = { count, bytes: Math.min(bytes, mostOfFiles), byField };
  known.set(form, files);
  return files;
}

/** The limits by the form's file fields; exceeding the limit of one field is a fault of that field. */
function limitsFor({ form }: PublishedForm, folder: string, gate: FilesGate): BodyLimits {
  const { count, bytes, byField } = filesOf(form);
  return {
    text: mostOfTexts,
    fields: 5000,
    files: count,
    file: (control) => byField.get(control),
    // A larger file than the field takes is reported at the field, with all other answers kept.
    all: count === 0 ? mostOfTexts : mostOfTexts + mostOfFiles,
    folder,
    unneeded: limits.unneeded,
    admit: (values) => gate.admit(values, bytes),
  };
}
