import type { AnswersInput } from '#form/answer/readAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { ownValue } from '#form/value/ownValue.ts';
import { isObject } from '#kit/isObject.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { findUploads } from '#store/query/collect/upload.ts';
import { filesOfSubmission, type StoredUpload } from '#store/query/response/file.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';
import { fileFields } from './fileField.ts';
import type { UploadContext } from './uploadContext.ts';

/** The most files that any field accepts. */
const maxPerField = 50;

/**
 * The uploads named by the answers: complete, of this form, and unclaimed or claimed by this very submission,
 * which is then a retry. An upload from test mode, which has looser checks, can only be part of a test.
 * `field_id` tells whether each belongs to the field that names it.
 */
export async function loadUploads(
  context: Pick<UploadContext, 'store' | 'files' | 'clock'>,
  { organizationId, id, form }: PublishedForm,
  input: AnswersInput,
  { submissionId, test }: { submissionId: string; test: boolean },
): Promise<StoredUpload[]> {
  const ids = namedIds(form, input);
  if (ids.length === 0) return [];
  const { store, files, clock } = context;
  const now = clock();
  const submission = submissionId.toLowerCase();
  const found: StoredUpload[] = [];
  for (const upload of await findUploads(store.read, organizationId, id, ids)) {
    const { field_id, name, type, size, storage_key, sha256, submission_id, expires_at } = upload;
    if (sha256 === null || (upload.test === 1 && !test)) continue;
    const file = { id: upload.id, field_id, name, type, size, storage_key, sha256 };
    if (submission_id === submission) found.push({ ...file, waits: false });
    else if (submission_id === null && expires_at > now && (await files.has(storage_key)))
      found.push({ ...file, waits: true });
  }
  // Read after the uploads, so that one claimed between the two reads is found in one of them.
  const missing = ids.filter((each) => !found.some((file) => file.id === each));
  for (const row of await filesOfSubmission(store.read, organizationId, id, submission, missing)) {
    const { field_id, storage_key, sha256, name, type, size } = row;
    if (field_id === null || storage_key === null || sha256 === null) continue;
    found.push({ id: row.id, field_id, name, type, size, storage_key, sha256, waits: false });
  }
  return found;
}

function namedIds(form: CompiledForm, input: AnswersInput): string[] {
  const ids = new Set<string>();
  for (const { id } of fileFields(form)) {
    const sent = 'values' in input ? (input.values.get(id) ?? []) : jsonIds(input.answers, id);
    // One more than allowed, for the field to refuse.
    for (const each of sent.slice(0, maxPerField + 1)) {
      const text = each.length > 100 ? '' : each.trim().toLowerCase();
      if (uuidPattern.test(text)) ids.add(text);
    }
  }
  return [...ids];
}

function jsonIds(answers: unknown, id: string): string[] {
  const value = isObject(answers) ? ownValue(answers, id) : undefined;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
