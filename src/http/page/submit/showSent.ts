import type { FormState } from '#form/logic/evaluateForm.ts';
import { embeddingIn } from '#render/embedding.ts';
import { endingHtml } from '#render/ending/endingHtml.ts';
import { endingFor, endingTexts } from '#render/ending/endingTexts.ts';
import { canonicalAddress } from '#render/share/formAddress.ts';
import type { RenderedSheet } from '#render/status/renderedSheet.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { PageLanguage } from '#render/view.ts';
import { editSecret } from '#service/collect/edit/editLink.ts';
import { editsOpen } from '#service/collect/publishedForm/editsOpen.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Accepted } from '#service/collect/submission.ts';
import { locationHeader } from '../../reply/locationHeader.ts';
import { redirect } from '../../reply/redirect.ts';
import type { Pages } from '../pages.ts';
import { freshAddress, type PageRequest, pageLanguageFor, wantsSheet } from '../request.ts';
import { showStatus } from '../show/showStatus.ts';
import { sendAccepted } from './answerInJson.ts';

/** Responds to an accepted submission without a script: the ending, the payment page or the author's redirect. */
export async function showSent(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  const pageLanguage = await pageLanguageFor(request, form.definition);
  const elsewhere = accepted.state === 'asked' ? accepted.redirect : accepted.ending.redirect;
  const isRead = endingFor(form.form, state, pageLanguage.language).redirect_after !== undefined;
  // An imported form may have an invalid redirect.
  if (elsewhere !== undefined && URL.canParse(elsewhere) && !(isRead && accepted.state !== 'asked'))
    return redirect(request.exchange, 303, locationHeader(elsewhere), 'no-store');
  const { test } = accepted;
  const ending = renderedEnding(pages, request, form, state, accepted, pageLanguage);
  await showStatus(request, 200, { kind: 'sent', test, ...ending }, form.definition);
}

/** Responds to the page's script with the same as JSON, and with the ending to show in place of the form. */
export async function sendSent(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  if (accepted.state === 'asked') return await sendAccepted(request, accepted);
  const pageLanguage = await pageLanguageFor(request, form.definition);
  const { language } = pageLanguage;
  const ending = endingTexts(form.form, state, { language, number: accepted.number });
  const sheet = wantsSheet(request)
    ? renderedEnding(pages, request, form, state, accepted, pageLanguage).content.text
    : undefined;
  await sendAccepted(request, { ...accepted, ending }, sheet);
}

export function renderedEnding(
  pages: Pages,
  request: PageRequest,
  published: PublishedForm,
  state: FormState,
  {
    test,
    submission_id,
    ...sent
  }: Pick<Accepted, 'test' | 'submission_id'> & {
    readonly number?: number | null;
  },
  { language, texts }: PageLanguage,
): RenderedSheet {
  const { id, name, form, settings } = published;
  const { formsUrl } = pages.submissions;
  const { title } = translateDefinition(form.definition, language);
  const isEditable = !test && editsOpen(published, pages.clock());
  return endingHtml({
    form,
    state,
    language,
    texts,
    test,
    number: sent.number ?? null,
    again: settings.one_per_person === undefined ? freshAddress(request) : undefined,
    edit: isEditable
      ? `${formsUrl}/f/${id}/edit/${editSecret(pages.secrets().link_key, id, submission_id)}`
      : undefined,
    shared: {
      address: canonicalAddress(formsUrl, { id, settings }),
      title: title?.trim() || name,
    },
    embedded: embeddingIn(request.query.get('embed')) !== undefined,
  });
}
