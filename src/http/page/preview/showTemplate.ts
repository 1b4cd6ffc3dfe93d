import { startingValues } from '#form/answer/startingValues.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { renderFormPage } from '#render/page.ts';
import { findTemplate } from '#service/form/template/findTemplate.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, pageLanguageFor } from '../request.ts';
import { sendPage } from '../show/sendPage.ts';
import { showNoForm } from '../show/showPage.ts';

/**
 * `GET /templates/<name>?lang=de`: the page of a form made from a template, which the app shows in a frame. It has no
 * script and takes no answers.
 */
export async function showTemplate(pages: Pages, request: PageRequest): Promise<void> {
  const language = request.query.get('lang') ?? undefined;
  const template = await findTemplate(request.address, language);
  const compiled = template === undefined ? undefined : compileForm(template.definition);
  if (template === undefined || compiled?.ok !== true) return await showNoForm(request, 'unknown');
  const form = compiled.value;
  const today = formatInstant(pages.clock()).slice(0, 10);
  const context = { today, matches: matchesPattern, upload: () => undefined };
  const page = renderFormPage({
    ...(await pageLanguageFor(request, form.definition)),
    id: request.address,
    name: template.name,
    once: false,
    form,
    state: evaluateForm(form, new Map(), context),
    values: startingValues(form, new Map(), today),
    faults: new Map(),
    action: '',
    hidden: {},
    test: false,
    today,
    upload: context.upload,
  });
  await sendPage(request.exchange, 200, page, form.definition, { origin: pages.appOrigin() });
}
