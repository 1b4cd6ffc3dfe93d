import type { FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import type { FormValues } from '#form/value/answer.ts';
import { type EndingView, endingHtml } from '../ending/endingHtml.ts';
import type { Status } from '../status/statusPage.ts';
import { pageView } from './pageView.ts';

/** The ending of a form after these values were sent. */
export function sentStatus(
  definition: FormDefinition,
  sent: FormValues = new Map(),
  more: Partial<EndingView> = {},
): Extract<Status, { kind: 'sent' }> {
  const { form, state, language } = pageView(definition, { sent });
  const shared = { address: 'https://forms.example.org/f/k3x9m2ab', title: 'A form' };
  const view = {
    form,
    state,
    language,
    texts: interfaceEnglish,
    test: false,
    number: 12,
    shared,
    embedded: false,
    ...more,
  };
  return { kind: 'sent', test: view.test, ...endingHtml({ again: '/f/k3x9m2ab', ...view }) };
}
