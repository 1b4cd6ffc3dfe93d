import type { CanvasSettings } from '#contract/canvas/messages.ts';
import { answersIn } from '#form/answer/faultsIn.ts';
import { duePayment } from '#form/answer/payment.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import { endingHtml } from '#render/ending/endingHtml.ts';
import { endingTexts } from '#render/ending/endingTexts.ts';
import { html } from '#render/html.ts';
import type { PageLanguage } from '#render/view.ts';
import type { LivePage } from '../../livePage.ts';

interface LocalForm {
  readonly form: CompiledForm;
  readonly page: LivePage;
  readonly language: PageLanguage;
  readonly settings: CanvasSettings;
}

/** The state of a draft for the given answers. Patterns are only checked where faults are shown, by the page's script. */
export function evaluateDraft(
  form: CompiledForm,
  values: FormValues,
  today: string,
  upload: AnswerContext['upload'] = () => undefined,
): FormState {
  const context: AnswerContext = { today, matches: () => true, upload };
  return evaluateForm(form, answersIn(readAnswers(form, { values }, context)), context);
}

/**
 * Answers the requests of the page's script in place of a server, which the frame's policy keeps out of reach: a
 * submission gets its ending, a file its id, and nothing is stored.
 */
export function answerLocally(local: LocalForm): void {
  const uploads = new Map<string, { readonly name: string; readonly type: string; readonly size: number }>();
  window.fetch = async (address, request = {}) => {
    const path = new URL(String(address), location.href).pathname;
    if (/\/files$/.test(path)) {
      const { name, type, size } = JSON.parse(String(request.body));
      const id = `file${uploads.size + 1}`;
      uploads.set(id, { name, type, size });
      return reply({ id, ticket: id, chunk_size: Number.MAX_SAFE_INTEGER });
    }
    const [, id = ''] = /\/files\/([^/]+)$/.exec(path) ?? [];
    if (id !== '') return reply({ id, ...uploads.get(id) });
    return reply(endingOf(local));
  };
}

/** Of a response that is not stored. */
const number = 1;

function endingOf({ form, page, language, settings }: LocalForm): object {
  const { texts } = settings;
  const state = evaluateDraft(form, page.values(), page.data.today, (id) => page.files.get(id));
  const due = duePayment(form, state);
  const { content } = endingHtml({
    form,
    state,
    language: language.language,
    texts: language.texts,
    test: false,
    number,
    again: '#again',
    shared: { address: location.origin, title: settings.name },
    embedded: false,
  });
  const notes = [texts.nothingStored, ...(due === undefined ? [] : [texts.payment])];
  const sheet = html`${content}<p class="tested">${notes.join(' ')}</p>`.text;
  return {
    submission_id: 'preview',
    ending: endingTexts(form, state, { language: language.language, number }),
    sheet,
  };
}

function reply(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}
