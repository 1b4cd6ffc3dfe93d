import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { takeDraft } from './drafts.ts';
import { takeFiles } from './files/takeFiles.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';
import { showQrCode } from './showQrCode.ts';
import { tellAnswered } from './tellAnswered.ts';
import { takeVisit } from './visits.ts';

/**
 * What answers below the address of a form, such as `/f/<id>/files`. It reads the body itself, and asks the gate of the
 * form itself: see `gate.ts`. `rest` is what follows the first word, empty where nothing does.
 */
export type Part = (pages: Pages, request: PageRequest, form: PublishedForm, rest: string) => Promise<void>;

export const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['files', takeFiles],
  ['drafts', takeDraft],
  ['answered', tellAnswered],
  ['visits', takeVisit],
  ['qr.svg', showQrCode],
]);
