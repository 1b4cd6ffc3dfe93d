import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { ReceivedForm } from '../../body/receivedBody.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { Uploads } from './uploads.ts';

/** Stores the files of a form post while the work with its answers lasts, and removes those that nothing references then. */
export async function withUploads(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { values, files }: Pick<ReceivedForm, 'values' | 'files'>,
  submission: { readonly submissionId: string; readonly test: boolean },
  work: (uploads: Uploads) => Promise<void>,
): Promise<void> {
  const uploads = await Uploads.load(pages, request, form, { values }, submission);
  try {
    await uploads.receive(files);
    await work(uploads);
  } finally {
    await uploads.settle();
  }
}
