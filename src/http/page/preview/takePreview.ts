import type { FieldFault } from '#form/answer/faultsIn.ts';
import { settleReadings } from '#form/answer/settleSubmission.ts';
import { newUuid } from '#kit/ids.ts';
import { submissionName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { BodyLimits } from '../../body/bodyLimits.ts';
import { readSubmissionBody } from '../../body/readSubmissionBody.ts';
import { removeReceived } from '../../body/receivedBody.ts';
import { limits } from '../../limits.ts';
import { Problem } from '../../problem.ts';
import { Uploads } from '../files/uploads.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { sendRefusal } from '../submit/answerInJson.ts';
import { evaluatePost, readFormPost } from '../submit/formPost.ts';
import { showAgain } from '../submit/showAgain.ts';
import { sendSent, showSent } from '../submit/showSent.ts';
import { unseenContent } from '../submit/unseenContent.ts';
import { wantsJson } from '../wantsJson.ts';
import { asPreview, previewOf, showNoPreview } from './showPreview.ts';

const megabyte = 1024 * 1024;

/** `POST /f/<id>/preview?token=…`: validates the answers and shows the ending, but stores nothing. */
export async function takePreview(pages: Pages, given: PageRequest): Promise<void> {
  const found = await previewOf(pages, given);
  if (!found.ok) {
    given.exchange.request.resume();
    return await showNoPreview(pages, given, found.failure);
  }
  const { form, revision } = found.value;
  await pages.spam.limitOther(given.exchange.request, form, 'preview');
  const request = asPreview(pages, given, revision);
  const body = await readSubmissionBody(request.exchange.request, previewLimits(pages.folder));
  try {
    if (body.kind === 'json') throw new Problem('media_type_unsupported');
    const { values } = body;
    const submissionId = values.get(submissionName)?.[0] ?? newUuid();
    const uploads = await Uploads.load(pages, request, form, { values }, { submissionId, test: false });
    const post = readFormPost(pages, request, form, values, uploads);
    const evaluated = evaluatePost(pages, form, post);
    const byScript = wantsJson(request);
    const unseen = byScript ? undefined : await unseenContent(pages, request, form, evaluated);
    if (unseen !== undefined) return await showAgain(pages, request, form, post, unseen);
    const settled = settleReadings(form.form, evaluated.readings, evaluated.context);
    const faults = settled.ok ? [] : settled.failure.filter((fault) => !isAboutFiles(form, fault));
    if (faults.length > 0) {
      if (byScript) return await sendRefusal(request, form, { code: 'answers_refused', faults });
      const byField = new Map(faults.map(({ field, fault }) => [field, fault]));
      return await showAgain(pages, request, form, post, { status: 422, faults: byField });
    }
    const sent = {
      state: 'stored',
      submission_id: submissionId,
      number: 1,
      created_at: pages.clock(),
      test: false,
      ending: evaluated.state.follows(),
    } as const;
    await (byScript ? sendSent : showSent)(pages, request, form, evaluated.state, sent);
  } finally {
    await removeReceived(body);
  }
}

/** Files are not taken in a preview, so their fields cannot be answered. */
function isAboutFiles({ form }: PublishedForm, { field }: FieldFault): boolean {
  return form.fields[form.numberOfField.get(field) ?? -1]?.known?.type === 'file_upload';
}

/** The limits of an ordinary submission; files are only measured. */
function previewLimits(folder: string): BodyLimits {
  return {
    text: 2 * megabyte,
    fields: 5000,
    files: 200,
    file: () => 200 * megabyte,
    all: 202 * megabyte,
    folder,
    unneeded: limits.unneeded,
    admit: async () => ({ keeps: false, mayWrite: async () => false }),
  };
}
