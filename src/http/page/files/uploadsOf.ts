import type { UploadContext } from '#service/upload/uploadContext.ts';
import { sniffType } from '../../body/sniffType.ts';
import type { Pages } from '../pages.ts';

/** What the use cases of uploads need of the pages. */
export function uploadsOf({ submissions, files, clock }: Pages): UploadContext {
  return { store: submissions.store, files, clock, typeOf: sniffType };
}
