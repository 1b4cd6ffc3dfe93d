import type { UploadContext, UploadSender } from '#service/collect/upload/uploadContext.ts';
import { sniffType } from '../../body/sniffType.ts';
import { networkHashOf } from '../networkHashOf.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';

/** The context of the upload use cases. */
export function uploadsOf({ submissions, files, clock }: Pages): UploadContext {
  return { store: submissions.store, files, clock, typeOf: sniffType };
}

export function senderOf(pages: Pages, request: PageRequest, form: { readonly id: string }): UploadSender {
  return { network: networkHashOf(pages, request, form), test: request.test };
}
