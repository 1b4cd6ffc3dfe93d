import type { FormValues } from '#form/value/answer.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { submissionName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { AdmittedBody } from '#service/collect/upload/bodyAdmission.ts';
import type { Admission } from '../../body/bodyLimits.ts';
import { credentialsIn, type Refusal, refusalOf } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { beginBody } from './beginBody.ts';

/** The sender may not upload files. */
export class FilesRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Checks before the files of a multipart body are written: the form accepts answers, password or pass and personal
 * key precede the first file, the sender is within the rate limit, and the disk has space.
 */
export class FilesGate {
  readonly #pages: Pages;
  readonly #request: PageRequest;
  readonly #form: PublishedForm;
  #body: AdmittedBody | undefined;
  /**
   * Why the files were not written. Set for a submission that is already stored, which only gets its first response
   * again.
   */
  refusal: Refusal | undefined;

  constructor(pages: Pages, request: PageRequest, form: PublishedForm) {
    this.#pages = pages;
    this.#request = request;
    this.#form = form;
  }

  /** Decides by the values before the first file; `most` is the limit of all files together. */
  async admit(values: FormValues, most: number): Promise<Admission> {
    const { request: incoming } = this.#request.exchange;
    await this.#pages.spam.limitOther(incoming, this.#form, 'upload');
    const credentials = credentialsIn(this.#pages, this.#form, values);
    this.refusal = await refusalOf(this.#pages, this.#request, this.#form, credentials);
    if (this.refusal !== undefined && !(await this.#isStored(values))) throw new FilesRefused(this.refusal);
    const keeps = this.refusal === undefined;
    const length = Number(incoming.headers['content-length'] ?? most);
    const body = await beginBody(this.#pages, this.#request, keeps ? Math.min(length, most) : 0);
    this.#body = body;
    return { keeps, mayWrite: (bytes) => body.mayWrite(bytes) };
  }

  end(): void {
    this.#body?.end();
  }

  async #isStored(values: FormValues): Promise<boolean> {
    const submissionId = (values.get(submissionName)?.[0] ?? '').toLowerCase();
    if (!uuidPattern.test(submissionId)) return false;
    const { organizationId, id } = this.#form;
    const { findSubmissions } = this.#pages.submissions.store;
    return (await findSubmissions(organizationId, [{ form_id: id, submission_id: submissionId }])).length > 0;
  }
}
