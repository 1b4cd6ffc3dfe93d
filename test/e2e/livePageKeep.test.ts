import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { shell } from '../form/shell.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { startService } from '../support/startService.ts';
import { describeInBrowser, launchBrowser } from './browserVisit.ts';
import { openLive } from './livePage.ts';
import { trip } from './livePageForm.ts';

describeInBrowser('answers on their way from a page to the service', suite);

const lost = /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/;

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    const short = { ...trip, display: 'all_at_once' } as const;
    await visit.form('keep0001', trip);
    await visit.form('forget01', { ...trip, resume: { browser: false } });
    await visit.form('offline1', short);
    await visit.form('broken01', short);
    await visit.form('reload01', short);
    await visit.form('tabs0001', short);
    await visit.form('restart1', trip);
    await visit.form('once0001', short, { one_per_person: { by: 'browser' } });
    await visit.form('link0001', { ...trip, resume: { link: true } });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const at = (path: string) => `${visit.url}/f/${path}`;
  const responses = async (form: string): Promise<unknown[]> =>
    (await visit.api(`/v2/forms/${form}/responses`)).data;
  const kept = async (page: Page) => await page.evaluate<string[]>('Object.keys(localStorage)');
  const submission = async (page: Page) => await page.locator('[name=_submission]').inputValue();
  const sent = async (page: Page) => await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor();
  const yourName = (page: Page) => page.locator('#field1');

  test('a reloaded page resumes where it was, until it is sent or restarted', async () => {
    const { page, go, ready, leave } = await openLive(browser, at('keep0001'));
    await yourName(page).fill('Ana');
    await page.getByLabel('Press').check();
    await go.click();
    await page.locator('#field5').fill('The Lake');
    const id = await submission(page);
    await page.reload();
    await ready();
    await page.getByRole('heading', { name: 'For the press' }).waitFor();
    await holds(async () => assert.equal(await page.locator('#field5').inputValue(), 'The Lake'));
    assert.equal(await submission(page), id);
    await page.goto(at('keep0001?field1=Bo'));
    await ready();
    await holds(async () =>
      assert.equal(await yourName(page).inputValue(), 'Bo', 'what the address asks for is newer'),
    );
    await holds(async () => assert.equal(await page.locator('#field5').inputValue(), 'The Lake'));
    await page.getByRole('button', { name: 'Back' }).click();
    await yourName(page).fill('Cy');
    await page.reload();
    await ready();
    await holds(async () =>
      assert.equal(await yourName(page).inputValue(), 'Cy', 'and what is typed then is newer still'),
    );
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Start over' }).waitFor({ state: 'detached' });
    await ready();
    await holds(async () => assert.equal(await yourName(page).inputValue(), 'Bo'));
    await holds(async () => assert.equal(await page.getByLabel('Press').isChecked(), false));
    assert.notEqual(await submission(page), id);
    await go.click();
    await go.click();
    await sent(page);
    assert.deepEqual(await kept(page), []);
    await leave();
  });

  for (const form of ['keep0001', 'forget01']) {
    test(`another language keeps what was typed in ${form}`, async () => {
      const { page, ready, leave } = await openLive(browser, at(`${form}?lang=en&field3=4`));
      await yourName(page).fill('Ana');
      await page.getByLabel('People').fill('2');
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.getByRole('heading', { name: 'Ein Ausflug' }).waitFor();
      await ready();
      assert.deepEqual(
        [await yourName(page).inputValue(), await page.locator('#field3').inputValue()],
        ['Ana', '2'],
      );
      if (form === 'forget01') {
        const left = await page.evaluate('localStorage.length + sessionStorage.length');
        assert.equal(left, 0, 'and nothing is left in a browser that is not to keep it');
      }
      await leave();
    });
  }

  test('without a connection the page says so, and sends what there is as soon as it can, once', async () => {
    const { page, context, go, leave } = await openLive(browser, at('offline1'), { expected: lost });
    await yourName(page).fill('Ana');
    await context.setOffline(true);
    await go.dblclick();
    await page.getByText('There is no connection').waitFor();
    assert.equal(
      await page
        .locator('.page')
        .first()
        .evaluate((section) => section.matches('[inert]')),
      true,
    );
    await context.setOffline(false);
    await sent(page);
    assert.equal((await responses('offline1')).length, 1);
    await leave();
  });

  test('a lost response is retried, and a double click sends once', async () => {
    const { page, go, leave } = await openLive(browser, at('broken01'), { expected: lost });
    const bodies: (string | null)[] = [];
    await page.route(at('broken01'), async (route) => {
      bodies.push(route.request().postData());
      const answer = await route.fetch();
      if (bodies.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await yourName(page).fill('Ana');
    await go.dblclick();
    await sent(page);
    assert.equal(bodies.length, 2);
    assert.equal(bodies[0], bodies[1]);
    assert.equal((await responses('broken01')).length, 1);
    await leave();
  });

  test('a page reloaded while sending continues under the same id', async () => {
    const { page, go, ready, leave } = await openLive(browser, at('reload01'), { expected: lost });
    let arrived = () => {};
    const stored = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await page.route(at('reload01'), async (route) => {
      if (route.request().method() !== 'POST') return await route.continue();
      await route.fetch();
      await route.abort();
      arrived();
    });
    await yourName(page).fill('Ana');
    await go.click();
    await stored;
    assert.equal((await responses('reload01')).length, 1);
    const id = await submission(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await ready();
    assert.deepEqual([await submission(page), await yourName(page).inputValue()], [id, 'Ana']);
    await go.click();
    await sent(page);
    assert.equal((await responses('reload01')).length, 1);
    assert.deepEqual(await kept(page), []);
    await leave();
  });

  test('a second tab’s answers are kept for another response when the first was sent', async () => {
    const { page, go, ready, leave } = await openLive(browser, at('tabs0001'));
    await yourName(page).fill('Ana');
    await page.reload();
    await ready();
    const second = await page.context().newPage();
    await second.goto(at('tabs0001'));
    await second.locator('.sending').waitFor({ state: 'attached' });
    assert.equal(await submission(second), await submission(page), 'both go on with what is kept');
    await go.click();
    await sent(page);
    await yourName(second).fill('Bo');
    await second.locator('.foot button[type=submit]').first().click();
    await second.getByRole('heading', { name: 'This form has already been sent' }).waitFor();
    await second.goto(at('tabs0001'));
    await second.locator('.sending').waitFor({ state: 'attached' });
    await holds(async () => assert.equal(await yourName(second).inputValue(), 'Bo'));
    await second.locator('.foot button[type=submit]').first().click();
    await sent(second);
    assert.equal((await responses('tabs0001')).length, 2);
    await leave();
  });

  test('one response for each browser', async () => {
    const first = await openLive(browser, at('once0001'));
    const tab = await first.page.context().newPage();
    await tab.goto(at('once0001'));
    await yourName(tab).fill('Ana again');
    await yourName(first.page).fill('Ana');
    await first.go.click();
    await sent(first.page);
    const answered = async (page: Page) => {
      await page.locator('main.status h1').waitFor();
      await holds(async () =>
        assert.equal(await page.locator('h1').innerText(), 'You have already answered this form'),
      );
    };
    await tab.locator('.foot .button:not(.quiet)').click();
    await answered(tab);
    await first.page.goto(at('once0001'));
    await answered(first.page);
    assert.deepEqual(await kept(first.page), ['canvass:browser']);
    assert.equal((await responses('once0001')).length, 1);
    await first.leave();
    const other = await openLive(browser, at('once0001'));
    await yourName(other.page).fill('Bo');
    await other.go.click();
    await sent(other.page);
    assert.equal((await responses('once0001')).length, 2);
    await other.leave();
  });

  test('saved answers open in another browser, whatever was typed there before', async () => {
    const { page, leave } = await openLive(browser, at('link0001'));
    await yourName(page).fill('Ana');
    await page.getByLabel('Press').check();
    await page.locator('[name=_save]').click();
    const link = await page.locator('#link').innerText();
    await leave();
    const other = await openLive(browser, at('link0001'));
    await yourName(other.page).fill('Bo');
    await other.page.getByLabel('People').fill('9');
    // The service's public address is another hostname of this machine, which has separate browser storage.
    await other.page.goto(at(`link0001${new URL(link).search}`));
    await other.ready();
    await holds(async () => assert.equal(await yourName(other.page).inputValue(), 'Ana'));
    await holds(async () => assert.equal(await other.page.getByLabel('People').inputValue(), ''));
    await holds(async () => assert.ok(await other.page.getByLabel('Press').isChecked()));
    await yourName(other.page).fill('Ana B.');
    await other.page.reload();
    await other.ready();
    await holds(async () =>
      assert.equal(await yourName(other.page).inputValue(), 'Ana B.', 'and what is typed here is kept here'),
    );
    await other.leave();
  });

  test('a service that breaks down and comes back gets the answers once, and has counted the visit', async () => {
    const { page, go, leave } = await openLive(browser, at('restart1'), { expected: lost });
    await visit.service.kill();
    await yourName(page).fill('Ana');
    await go.click();
    await go.click();
    await page.getByText('There is no connection').waitFor();
    const again = await startService(visit.data.env, ['--port', new URL(visit.url).port]);
    try {
      await sent(page);
      assert.equal((await responses('restart1')).length, 1);
      await page.goto(at('restart1'));
      await page.locator('.sending').waitFor({ state: 'attached' });
      await yourName(page).fill('Bo');
      const pages = page.waitForResponse((answer) => answer.request().postData()?.includes('page1') === true);
      await go.click();
      assert.equal((await pages).status(), 204);
      await page.getByRole('button', { name: 'Back' }).click();
      await go.click();
      await leave();
    } finally {
      await again.stop();
    }
    const { stdout } = await shell(visit.data.env, '.')(['form', 'visits', 'restart1', '--json']);
    const [{ views, starts, pages }] = JSON.parse(stdout);
    assert.ok(views > 0);
    assert.deepEqual([starts, pages], [1, { page1: 1 }], 'each once for the visitor who was heard');
  });
}
