import { dayIn } from '#kit/time/zonedTime.ts';
import type { Status } from '#render/status/statusPage.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { type PageRequest, pageLanguageFor } from '../request.ts';
import type { SavedLink } from './savedAnswers.ts';

/** The page with the link to saved answers. */
export async function savedStatus(
  request: PageRequest,
  { definition, name, live }: PublishedForm,
  { link, expiresAt }: SavedLink,
): Promise<Extract<Status, { kind: 'saved' }>> {
  const { language } = await pageLanguageFor(request, definition);
  const { qrCode } = await import('#render/share/qrCode.ts');
  return {
    kind: 'saved',
    link,
    until: dayIn(live.timeZone, expiresAt),
    form: translateDefinition(definition, language).title?.trim() || name,
    qrCode: await qrCode(link),
  };
}
