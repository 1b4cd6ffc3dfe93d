import { basename } from 'node:path';
import type { AnswersInput } from '#form/answer/readAnswers.ts';
import type { FormValues, UploadedFile } from '#form/value/answer.ts';
import { newUuid } from '#kit/ids.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { fileField } from '#service/collect/upload/fileField.ts';
import { keepUploads } from '#service/collect/upload/keepUploads.ts';
import { loadUploads } from '#service/collect/upload/loadUploads.ts';
import { discardContent } from '#service/operate/content/discardContent.ts';
import { findUploads, isFile } from '#store/query/collect/upload.ts';
import type { StoredUpload } from '#store/query/response/file.ts';
import type { ReceivedFile } from '../../body/receivedBody.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { senderOf, uploadsOf } from './uploadsOf.ts';

/** The files of one submission: those that its answers name, and those that came with it. */
export class Uploads {
  readonly #pages: Pages;
  readonly #request: PageRequest;
  readonly #form: PublishedForm;
  readonly #named: readonly StoredUpload[];
  #arrived: readonly StoredUpload[] = [];
  /** Of these, the ids of those whose content was not kept. */
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

  /** Takes in what came with the answers, as far as a field asks for it; durable before anything names it. */
  async receive(received: readonly ReceivedFile[]): Promise<void> {
    for (const { field, name, type, size, sha256, path } of received) {
      if (fileField(this.#form.form, field) === undefined) continue;
      // Under the same name, so that whoever finds what a killed process left knows what else to look at.
      const storage_key = path === undefined ? newUuid() : basename(path, '.tmp');
      const file = { id: newUuid(), field_id: field, name, type, size, sha256, storage_key, waits: false };
      this.#arrived = [...this.#arrived, file];
      this.#toRemove = this.#arrived;
      // One that was not kept is there to be refused by its field, or to know a retry again.
      if (path === undefined) this.#empty.add(file.id);
      else await this.#pages.files.adopt(path, storage_key);
    }
  }

  get files(): readonly StoredUpload[] {
    return [...this.#named, ...this.#arrived];
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
      const isOne = (fileField(this.#form.form, field_id)?.max_count ?? 1) === 1;
      const before = (all.get(field_id) ?? []).filter(
        (each) => !isOne || this.#arrived.some((file) => file.id === each),
      );
      all.set(field_id, [...before, id]);
    }
    return all;
  }

  /** Keeps what came for the visitor's next attempt: a browser cannot show a chosen file again. */
  async keep(): Promise<void> {
    if (this.#arrived.length === 0) return;
    const sender = senderOf(this.#pages, this.#request, this.#form);
    const whole = this.#arrived.filter(({ id }) => !this.#empty.has(id));
    const kept = await keepUploads(uploadsOf(this.#pages), this.#form, whole, sender);
    this.#toRemove = this.#arrived.filter((file) => !kept.includes(file));
    this.#arrived = kept;
  }

  /** Removes content that became nobody's. Call it whatever became of the submission. */
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
