import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { renderFormPage } from '#render/page.ts';
import { pageView } from '#render/testing/pageView.ts';
import { servePage } from '../page/agreement/servedPage.ts';
import { soundPage } from '../page/agreement/soundPage.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser, visitPage } from './browserVisit.ts';

const seed = Date.now() % 2 ** 31;
const forms = fc
  .sample(soundPage, { numRuns: 12, seed })
  .map((form, index) => ({ ...form, id: `random${String(index).padStart(2, '0')}` }));

/** Sets the values of the controls, and returns what is visible and would be sent. */
const fill = `(values) => {
  const form = document.querySelector('form');
  const given = new Map(values);
  const taken = new Map();
  for (const control of form.elements) {
    const texts = given.get(control.name);
    if (texts === undefined) continue;
    if (control.type === 'radio' || control.type === 'checkbox') control.checked = texts.includes(control.value);
    else {
      const place = taken.get(control.name) ?? 0;
      taken.set(control.name, place + 1);
      control.value = texts[place] ?? '';
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const fields = [...document.querySelectorAll('[data-field]')];
  return {
    shown: fields.filter((field) => field.checkVisibility()).map((field) => field.dataset.field),
    sent: [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
  };
}`;

/** The errors on the page by field; none once it was sent. */
const press = `new Promise((resolve) => {
  const form = document.querySelector('form');
  form.requestSubmit(form.querySelector('.foot button[type=submit]'));
  const look = () => {
    const faulty = [...document.querySelectorAll('.field.faulty,.faulty[data-field]')];
    if (faulty.length === 0 && document.querySelector('form') !== null) return requestAnimationFrame(look);
    resolve(faulty.map((field) => [field.dataset.field, field.querySelector('.error').lastChild.textContent]));
  };
  look();
})`;

describeInBrowser('the page in a browser and the server, about random forms', () => {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    for (const { id, definition } of forms) await visit.form(id, definition);
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  test('visible fields and faults', async () => {
    const opened = await visitPage(browser, `${visit.url}/healthz`, { script: true });
    for (const form of forms) await assertAgree(opened.page, form);
    await opened.leave();
  });

  test('a form of another server with two pages of one id can be filled in', async () => {
    const definition: FormDefinition = {
      format: 2,
      pages: [
        { id: 'page1', label: 'One', fields: [{ id: 'field1', type: 'comment', label: 'Words' }] },
        { id: 'page1', label: 'Two', fields: [] },
        { id: 'page2', label: 'Three', fields: [] },
      ],
    };
    const { html } = await visit.open(`/f/${forms[0]?.id}`);
    const source = /<script type="module" src="([^"]*)"/.exec(html)?.[1] ?? '';
    // Such a form cannot be published, but an imported one would render the same page.
    const body = renderFormPage({ ...pageView(definition), script: () => ({ source, preload: [] }) });
    const { page, context, leave } = await visitPage(browser, `${visit.url}/healthz`, { script: true });
    await context.route(
      '**/f/twice',
      async (route) => await route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto(`${visit.url}/f/twice`);
    await page.locator('.foot button', { hasText: 'Next' }).click();
    await page.getByRole('heading', { name: 'Three' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Two' }).isVisible(), false);
    await leave();
  });

  async function assertAgree(page: Page, { id, definition, values }: (typeof forms)[number]): Promise<void> {
    const about = `seed ${seed}, ${id}: ${JSON.stringify([definition, ...values])}`;
    await page.goto(`${visit.url}/f/${id}`);
    await page.locator('.sending').waitFor({ state: 'attached' });
    const { shown, sent } = await page.evaluate<{ shown: string[]; sent: [string, string][] }>(
      `(${fill})(${JSON.stringify([...values])})`,
    );

    const given = new Map<string, string[]>();
    for (const [name, value] of sent) given.set(name, [...(given.get(name) ?? []), value]);
    const decision = (await servePage(definition, 'en'))?.decide(given);
    const types = new Map(definition.pages.flatMap(({ fields }) => fields.map(({ id, type }) => [id, type])));
    assert.deepEqual(
      shown,
      decision?.visible.filter((field) => types.get(field) !== 'hidden'),
      about,
    );

    const answer = await fetch(`${visit.url}/f/${id}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(
        sent.map(([name, value]) => [name, name === '_submission' ? randomUUID() : value]),
      ),
    });
    const said: { error?: { fields: { id: string; message: string }[] } } = JSON.parse(await answer.text());
    const refused = said.error?.fields ?? [];
    assert.equal(answer.status, refused.length === 0 ? 201 : 422, about);
    assert.deepEqual(
      await page.evaluate<[string, string][]>(press),
      refused.map(({ id, message }) => [id, message]),
      about,
    );
  }
});
