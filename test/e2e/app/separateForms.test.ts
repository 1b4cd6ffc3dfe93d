import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page, Request } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { basic } from '../../api/apiService.ts';
import { addForm } from '../../submission/example.ts';
import { engine, type TestData } from '../../support/engines.ts';
import { type RunningService, startService } from '../../support/startService.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { example, type Host, openHost } from '../hostPage.ts';
import { accountMenu, button, setUp } from './journeySteps.ts';

const definition: FormDefinition = {
  format: 2,
  title: 'Order',
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] }],
  ending: { title: 'Ordered' },
};

describeInBrowser('forms at a separate address', () => {
  let data: TestData;
  let service: RunningService;
  let browser: Browser;
  let host: Host;
  let key: string;
  let app: string;
  let forms: string;
  before(async () => {
    const port = await freePort();
    app = `http://app.localhost:${port}`;
    forms = `http://forms.localhost:${port}`;
    data = await engine('sqlite').open();
    const settings = { id: 'order001', definition };
    const { organizationId } = await addForm(data.store, { spam: 'off' }, settings);
    ({ key } = await createApiKey(operatorWrites(data.store, organizationId), 'test', Date.now()));
    const env = { ...data.env, CANVASS_URL: app, CANVASS_FORMS_URL: forms };
    [service, browser] = await Promise.all([startService(env, ['--port', String(port)]), launchBrowser()]);
    // Passes both addresses, so that the host page's policy allows both.
    host = await openHost(`${app} ${forms}`);
  });
  after(async () => {
    await browser.close();
    await host.close();
    await service.kill();
    await data.close();
  });

  /** A visitor with the requests that their browser sends. */
  async function visit(): Promise<{ page: Page; requests: Request[] }> {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    return { page: await context.newPage(), requests };
  }

  const sentFrom = async () => {
    const answer = await fetch(`${service.url}/v2/forms/order001/responses`, {
      headers: { authorization: basic(key) },
    });
    const { data: list }: { data: { visitor: { url: string } }[] } = JSON.parse(await answer.text());
    return list.map(({ visitor }) => visitor.url);
  };

  test('a person signed in to the app fills in a form, and the session stays with the app', async () => {
    const { page, requests } = await visit();
    const link = /http:\S+\/setup\/\S+/.exec(service.output())?.[0] ?? '';
    await setUp(page, link);
    const opening = page.getByRole('link', { name: 'Feedback', exact: true });
    await opening.waitFor();
    await page.getByRole('button', { name: 'Actions for “Feedback”' }).click();
    const publicPage = page.getByRole('menuitem', { name: 'Open the public page' });
    assert.ok((await publicPage.getAttribute('href'))?.startsWith(`${forms}/f/`));
    const opened = page.context().waitForEvent('page');
    await publicPage.click();
    const form = await opened;
    await form.locator('form').waitFor();
    await form.goto(`${forms}/f/order001`);
    await form.locator('.sending').waitFor({ state: 'attached' });
    await form.getByLabel('Name').fill('Ana');
    await form.locator('.foot button[type=submit]').first().click();
    await form.getByText('Ordered').waitFor();
    assert.deepEqual(await sentFrom(), [`${forms}/f/order001`]);
    const toForms = requests.filter((request) => request.url().startsWith(forms));
    assert.ok(toForms.length > 2);
    for (const request of toForms)
      assert.equal((await request.allHeaders()).cookie, undefined, request.url());
    const toApp = requests.filter((request) => request.url().startsWith(`${app}/app/api/`));
    const sessions = await Promise.all(
      toApp.map(async (request) => (await request.allHeaders()).cookie ?? ''),
    );
    assert.ok(sessions.some((cookie) => cookie.includes('canvass_session')));
    await form.goto(`${forms}/app`);
    assert.equal(await form.getByRole('textbox').count(), 0, 'nobody signs in there');

    await page.bringToFront();
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await button(page, 'Sign in').waitFor();
  });

  test('a form is embedded from there, also by a frame that still names the address of the app', async () => {
    const { page } = await visit();
    await page.goto(host.add('/new', example('inline', forms, 'order001')));
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Name').fill('Ben');
    await frame.locator('.foot button[type=submit]').first().click();
    await frame.getByText('Ordered').waitFor();
    assert.equal((await sentFrom()).length, 2);

    const old = `<iframe src="${app}/f/order001?embed=inline" title="Order"></iframe>`;
    await page.goto(host.add('/old', old));
    await page.frameLocator('iframe').getByLabel('Name').waitFor();
    assert.equal(page.frames()[1]?.url(), `${forms}/f/order001?embed=inline`);
  });

  test('a page of a form reads nothing of the app', async () => {
    // Without the form's policy, like a script that found a way around it.
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(`${forms}/f/order001`);
    const read = (address: string) =>
      page.evaluate<string | number>(
        `fetch(${JSON.stringify(address)}, { credentials: 'include' }).then(({ status }) => status, () => 'refused')`,
      );
    assert.equal(await read(`${app}/app/api/start`), 'refused');
    assert.equal(await read(`${forms}/app/api/start`), 404);
  });
});
