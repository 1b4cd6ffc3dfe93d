import type { FormValues } from '#form/value/answer.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { AdmittedBody } from '#service/collect/upload/bodyAdmission.ts';
import { readSubmissionBody } from '../../body/readSubmissionBody.ts';
import { removeReceived } from '../../body/receivedBody.ts';
import { Problem } from '../../problem.ts';
import { beginBody } from '../files/beginBody.ts';
import { fileBodyLimits } from '../files/fileBodyLimits.ts';
import type { Uploads } from '../files/uploads.ts';
import { withUploads } from '../files/withUploads.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';

/**
 * Reads changed answers with their files. The link, which was checked before, is the right to send them; rate limit and
 * disk space are checked before a file is written.
 */
export async function withEdit(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  submissionId: string,
  work: (given: FormValues, uploads: Uploads) => Promise<void>,
): Promise<void> {
  const { request: incoming } = request.exchange;
  let admitted: AdmittedBody | undefined;
  const limits = fileBodyLimits(form, pages.folder, async (_values, most) => {
    await pages.spam.limitOther(incoming, form, 'upload');
    const length = Number(incoming.headers['content-length'] ?? most);
    const begun = await beginBody(pages, request, Math.min(length, most));
    admitted = begun;
    return { keeps: true, mayWrite: (bytes) => begun.mayWrite(bytes) };
  });
  try {
    const body = await readSubmissionBody(incoming, limits);
    try {
      if (body.kind === 'json')
        throw new Problem('media_type_unsupported', { message: 'Send the body as the page does.' });
      const { values } = body;
      const submission = { submissionId, test: false };
      await withUploads(pages, request, form, body, submission, (uploads) => work(values, uploads));
    } finally {
      await removeReceived(body);
    }
  } finally {
    admitted?.end();
  }
}
