import { basename } from 'node:path';
import type { AnswersInput } from '#form/answer/readAnswers.ts';
import { fileLimits } from '#form/type/fileUpload/fileLimits.ts';
import type { FormValues, UploadedFile } from '#form/value/answer.ts';
import { newUuid } from '#kit/ids.ts';
import { discardContent } from '#service/base/content/discardContent.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { fileField } from '#service/collect/upload/fileField.ts';
import { keepUploads } from '#service/collect/upload/keepUploads.ts';
import { loadUploads } from '#service/collect/upload/loadUploads.ts';
import { findUploads, isFile } from '#store/query/collect/upload.ts';
import type { StoredUpload } from '#store/query/response/file.ts';
import type { ReceivedFile } from '../../body/receivedBody.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { senderOf, uploadsOf } from './uploadsOf.ts';

/** The files of one submission: uploaded before and named in the answers, or sent with it. */
export class Uploads {
  readonly #pages: Pages;
  readonly #request: PageRequest;
  readonly #form: PublishedForm;
  readonly #named: readonly StoredUpload[];
  #arrived: readonly StoredUpload[] = [];
  /** The ids of files whose content was not written. */
  readonly #empty = new Set<string>();
  #toRemove: readonly StoredUpload[] = [];

  private constructor(
    pages: Pages,
    request: PageRequest,
    form: PublishedForm,
    named: readonly StoredUpload[],
  ) {
    this.#pages = pages;
    this.#request = request;
    this.#form = form;
    this.#named = named;
  }

  static async load(
    pages: Pages,
    request: PageRequest,
    form: PublishedForm,
    input: AnswersInput,
    submission: { submissionId: string; test: boolean },
  ): Promise<Uploads> {
    const named = await loadUploads(uploadsOf(pages), form, input, submission);
    return new Uploads(pages, request, form, named);
  }

  /**
   * Stores the files that were sent with the answers and belong to a field; durable before anything references them.
   */
  async receive(received: readonly ReceivedFile[]): Promise<void> {
    for (const { field, name, type, size, sha256, path } of received) {
      if (fileField(this.#form.form, field) === undefined) continue;
      // Keeps the name, so that the sweep after a killed process finds both copies.
      const storage_key = path === undefined ? newUuid() : basename(path, '.tmp');
      const file = { id: newUuid(), field_id: field, name, type, size, sha256, storage_key, waits: false };
      this.#arrived = [...this.#arrived, file];
      this.#toRemove = this.#arrived;
      // A file without content is only listed, so that its field can refuse it or a retry is recognised.
      if (path === undefined) this.#empty.add(file.id);
      else await this.#pages.files.adopt(path, storage_key);
    }
  }

  get files(): readonly StoredUpload[] {
    return [...this.#named, ...this.#arrived];
  }

  /** Files that no response has had yet. */
  get unclaimed(): readonly StoredUpload[] {
    return [...this.#named.filter(({ waits }) => waits), ...this.#arrived];
  }

  find(id: string, fieldId: string): UploadedFile | undefined {
    const file = this.files.find((each) => each.id === id && each.field_id === fieldId);
    return file === undefined ? undefined : { id, name: file.name, type: file.type, size: file.size };
  }

  sha256Of(id: string): string | undefined {
    return this.files.find((each) => each.id === id)?.sha256;
  }

  /** The submitted values with the ids of the files in their fields. A new file replaces the old one in a single-file field. */
  in(values: FormValues): FormValues {
    const all = new Map(values);
    for (const { field_id, id } of this.#arrived) {
      const field = fileField(this.#form.form, field_id);
      const isOne = field === undefined || fileLimits(field).max === 1;
      const before = (all.get(field_id) ?? []).filter(
        (each) => !isOne || this.#arrived.some((file) => file.id === each),
      );
      all.set(field_id, [...before, id]);
    }
    return all;
  }

  /** Keeps the files for the visitor's next attempt, because a browser cannot preselect a file. */
  async keep(): Promise<void> {
    if (this.#arrived.length === 0) return;
    const sender = senderOf(this.#pages, this.#request, this.#form);
    const whole = this.#arrived.filter(({ id }) => !this.#empty.has(id));
    const kept = await keepUploads(uploadsOf(this.#pages), this.#form, whole, sender);
    this.#toRemove = this.#arrived.filter((file) => !kept.includes(file));
    this.#arrived = kept;
  }

  /** Removes unreferenced content. Call it whatever happens to the submission. */
  async settle(): Promise<void> {
    const { files, submissions } = this.#pages;
    const { organizationId: organization_id, id: form_id, settings } = this.#form;
    const { store } = submissions;
    for (const { storage_key } of this.#toRemove) await discardContent({ store, files }, storage_key);
    if (settings.privacy_mode !== true) return;
    const ids = this.#named.map(({ id }) => id);
    for (const upload of await findUploads(store.read, organization_id, form_id, ids))
      if (upload.submission_id !== null && !(await isFile(store.read, upload)))
        await files.discard(upload.storage_key);
  }
}
