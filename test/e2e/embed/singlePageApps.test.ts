import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { visitHost } from '../guest.ts';
import { example, type Host, openHost } from '../hostPage.ts';
import { bundleApp } from './bundleApp.ts';

/** Each app has a function `show`, which replaces the properties of the component or, with `null`, removes it. */
const apps = {
  react: {
    file: 'canvassForm.jsx',
    language: 'jsx',
    app: `import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CanvassForm } from './canvassForm.jsx';
window.submitted = [];
function App() {
  const [shown, setShown] = useState(null);
  window.show = setShown;
  return shown && <CanvassForm {...shown} onSubmitted={({ form }) => submitted.push(form)} />;
}
createRoot(document.getElementById('app')).render(<StrictMode><App /></StrictMode>);`,
  },
  vue: {
    file: 'canvassForm.vue',
    language: 'vue',
    app: `import { createApp, h, shallowRef } from 'vue';
import CanvassForm from './canvassForm.vue';
window.submitted = [];
const shown = shallowRef(null);
window.show = (next) => { shown.value = next; };
const onSubmitted = ({ form }) => submitted.push(form);
createApp({ render: () => shown.value && h(CanvassForm, { ...shown.value, onSubmitted }) }).mount('#app');`,
  },
};

const greeting: FormDefinition = {
  format: 2,
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] }],
  ending: { title: 'Hello' },
};

describeInBrowser('the components of the guide', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  let host: Host;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('first001', greeting);
    await visit.form('second01', greeting);
    host = await openHost(visit.url);
  });
  after(async () => {
    await browser?.close();
    await host?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  for (const [name, { file, language, app }] of Object.entries(apps))
    for (const order of ['before', 'after'] as const)
      test(`${name}, with the script ${order} it: shown, changed, sent, removed and shown again`, async () => {
        const script = `<script src="${visit.url}/embed.js" ${order === 'after' ? 'async' : ''}></script>`;
        const bundle = await bundleApp(app, file, example(name, visit.url, 'first001', language));
        const parts = ['<div id="app"></div>', bundle];
        const body = order === 'before' ? [script, ...parts] : parts;
        // The bundle is a part of the page itself.
        const policy = `script-src 'unsafe-inline' ${visit.url}; frame-src ${visit.url}`;
        const headers = { 'Content-Security-Policy': policy };
        const address = host.add(`/${name}-${order}`, body.join(''), 'ltr', headers);
        const { page, leave } = await visitHost(browser, address, visit.url);
        const show = async (shown: object | null) => await page.evaluate(`show(${JSON.stringify(shown)})`);
        const form = (id: string) => `${visit.url}/f/${id}`;
        const field = page.frameLocator('iframe').getByLabel('Name');
        const loads = countLoads(page, visit.url);

        await holds(async () => assert.equal(await page.evaluate('typeof show'), 'function'));
        await show({ form: form('first001'), values: { field1: 'Ana' } });
        if (order === 'after') {
          await page.locator('[data-canvass]').waitFor({ state: 'attached' });
          assert.equal(await page.locator('iframe').count(), 0);
          await page.evaluate(`document.body.append(Object.assign(document.createElement('script'),
            { src: '${visit.url}/embed.js', async: true }))`);
        }
        await holds(async () => assert.equal(await field.inputValue(), 'Ana'));
        assert.deepEqual(loads(), ['first001']);

        // The same again changes nothing; another value and another form do.
        await show({ form: form('first001'), values: { field1: 'Ana' } });
        await show({ form: form('first001'), values: { field1: 'Ben' } });
        await holds(async () => assert.equal(await field.inputValue(), 'Ben'));
        await show({ form: form('second01') });
        await holds(async () => assert.equal(await field.inputValue(), ''));
        assert.deepEqual(loads(), ['first001', 'first001', 'second01']);
        assert.equal(await page.locator('iframe').count(), 1);

        await field.fill('Cleo');
        await page.frameLocator('iframe').getByRole('button', { name: 'Send' }).click();
        await holds(async () => assert.deepEqual(await page.evaluate('submitted'), ['second01']));

        await show(null);
        await holds(async () => assert.equal(await page.locator('iframe, [data-canvass]').count(), 0));
        await show({ form: form('first001') });
        await field.fill('Di');
        await page.frameLocator('iframe').getByRole('button', { name: 'Send' }).click();
        await holds(async () => assert.deepEqual(await page.evaluate('submitted'), ['second01', 'first001']));
        await leave();
      });
}

/** The forms that were loaded into frames, one after the other. */
function countLoads(page: Page, service: string): () => string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === service && request.resourceType() === 'document') loads.push(pathname.replace('/f/', ''));
  });
  return () => loads;
}
