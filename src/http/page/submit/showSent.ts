import type { FormState } from '#form/logic/evaluateForm.ts';
import { endingTexts } from '#render/endingTexts.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Accepted } from '#service/collect/submission.ts';
import { locationHeader } from '../../reply/locationHeader.ts';
import { redirect } from '../../reply/redirect.ts';
import { type PageRequest, speechFor } from '../request.ts';
import { showStatus } from '../show/showStatus.ts';
import { sendAccepted } from './answerInJson.ts';

/** Tells a browser without a script that its answers were taken: the form's ending, the payment, or the author's page. */
export async function showSent(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  const elsewhere = accepted.state === 'asked' ? accepted.redirect : accepted.ending.redirect;
  // An import may bring a form with an address that leads nowhere.
  if (elsewhere !== undefined && URL.canParse(elsewhere))
    return redirect(request.exchange, 303, locationHeader(elsewhere), 'no-store');
  const { language } = await speechFor(request, form.definition);
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

/** Tells the page's script the same. */
export async function sendSent(
  request: PageRequest,
  form: PublishedForm,
  state: FormState,
  accepted: Accepted,
): Promise<void> {
  if (accepted.state === 'asked') return await sendAccepted(request, accepted);
  const { language } = await speechFor(request, form.definition);
  await sendAccepted(request, { ...accepted, ending: endingTexts(form.form, state, language) });
}
