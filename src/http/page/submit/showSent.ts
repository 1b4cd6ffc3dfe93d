import type { FormState } from '#form/logic/evaluateForm.ts';
import { endingTexts } from '#render/endingTexts.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Accepted } from '#service/collect/submission.ts';
import { locationHeader } from '../../reply/locationHeader.ts';
import { redirect } from '../../reply/redirect.ts';
import { type PageRequest, pageLanguageFor } from '../request.ts';
import { showStatus } from '../show/showStatus.ts';
import { sendAccepted } from './answerInJson.ts';

/** Responds to an accepted submission without a script: the ending, the payment page or the author's redirect. */
export async function showSent(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  const elsewhere = accepted.state === 'asked' ? accepted.redirect : accepted.ending.redirect;
  // An imported form may have an invalid redirect.
  if (elsewhere !== undefined && URL.canParse(elsewhere))
    return redirect(request.exchange, 303, locationHeader(elsewhere), 'no-store');
  const { language } = await pageLanguageFor(request, form.definition);
  const { title, message } = endingTexts(form.form, state, language);
  await showStatus(
    request,
    200,
    {
      kind: 'sent',
      test: accepted.test,
      ...(title === undefined ? {} : { title }),
      ...(message === undefined ? {} : { message }),
    },
    form.definition,
  );
}

/** Responds to the page's script with the same as JSON. */
export async function sendSent(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  if (accepted.state === 'asked') return await sendAccepted(request, accepted);
  const { language } = await pageLanguageFor(request, form.definition);
  await sendAccepted(request, { ...accepted, ending: endingTexts(form.form, state, language) });
}
