import { submissionName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { readSubmissionBody } from '../../body/readSubmissionBody.ts';
import { removeReceived } from '../../body/receivedBody.ts';
import { endAfterAnswer } from '../../connection/endConnection.ts';
import { fileBodyLimits } from '../files/fileBodyLimits.ts';
import { FilesGate, FilesRefused } from '../files/filesGate.ts';
import { withUploads } from '../files/withUploads.ts';
import { showRefusal } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { wantsJson } from '../wantsJson.ts';
import { sendRefusal } from './answerInJson.ts';
import { readFormPost } from './formPost.ts';
import { takeAnswers } from './takeAnswers.ts';
import { takeForm } from './takeForm.ts';

/** Reads and processes a submission. Files are written only for admitted senders; see `FilesGate`. */
export async function takeBody(pages: Pages, request: PageRequest, form: PublishedForm): Promise<void> {
  const gate = new FilesGate(pages, request, form);
  try {
    const limits = fileBodyLimits(form, pages.folder, (values, most) => gate.admit(values, most));
    const body = await readSubmissionBody(request.exchange.request, limits);
    try {
      if (body.kind === 'json') return await takeAnswers(pages, request, form, body.value);
      const submission = { submissionId: body.values.get(submissionName)?.[0] ?? '', test: request.test };
      await withUploads(pages, request, form, body, submission, (uploads) =>
        takeForm(pages, request, form, {
          ...readFormPost(pages, request, form, body.values, uploads),
          refused: gate.refusal,
        }),
      );
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
