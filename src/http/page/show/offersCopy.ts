import { copyStyle } from '#render/copyOffer.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';

/** Whether visitors of the form may ask for a copy of their answers. */
export function offersCopy({ settings }: PublishedForm): boolean {
  return settings.copy === 'asked';
}

/** The style beside that of the form's version, which its policy names too. */
export function styleOf(form: PublishedForm): string {
  return copyStyle(offersCopy(form));
}
