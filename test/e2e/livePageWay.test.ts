import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { setFormEnabled } from '#service/form/setFormEnabled.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { describeInBrowser, focused, launchBrowser } from './browserVisit.ts';
import { openLive } from './livePage.ts';
import { deposit, seats, trip } from './livePageForm.ts';

describeInBrowser('the way through a form with the script of the page', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    const settings = { STRIPE_SECRET_KEY: 'sk_test_nobody' };
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite', settings)]);
    await visit.form('trip0001', trip);
    await visit.form('trip0002', { ...trip, display: 'one_question' });
    await visit.form('trip0003', { ...trip, display: 'all_at_once', progress: false });
    await visit.form('seats001', seats, { quotas: [{ field: 'field1', option: 'front', max: 1 }] });
    await visit.form('closing1', trip);
    await visit.form('deposit1', deposit);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const at = (path: string) => `${visit.url}/f/${path}`;
  const answersTo = async (form: string) =>
    (await visit.api(`/v2/forms/${form}/responses`)).data.map(
      ({ response }: { response: { field_id: string; value: unknown }[] }) =>
        Object.fromEntries(response.map(({ field_id, value }) => [field_id, value])),
    );

  test('pages come and go with the answers, and back is back by every button', async () => {
    const { page, go, progress, shown, leave } = await openLive(browser, at('trip0001'));
    const heading = async (name: string) => await page.getByRole('heading', { level: 2, name }).waitFor();
    const back = page.getByRole('button', { name: 'Back' });
    await holds(async () => assert.deepEqual(await shown(), ['field1', 'field2', 'field3']));
    assert.deepEqual(await progress(), [1, 2]);
    assert.equal(await back.isVisible(), false);
    await page.getByLabel('Press').check();
    await holds(async () => assert.deepEqual(await progress(), [1, 3]));
    await page.getByLabel('Name').fill('Zoë');
    await page.getByLabel('People').fill('3');
    await holds(async () => assert.deepEqual(await shown(), ['field1', 'field2', 'field3', 'field4']));
    await go.click();
    await heading('For the press');
    await holds(async () =>
      assert.equal(await page.getByRole('progressbar').getAttribute('aria-label'), 'Step 2 of 3'),
    );
    assert.equal(await page.getByText('Two days.').isVisible(), false);
    await page.getByLabel('Which paper do you write for, Zoë?').fill('The Lake');
    await go.click();
    await heading('The stay of Zoë');
    await page.goBack();
    await heading('For the press');
    await page.goForward();
    await heading('The stay of Zoë');
    await back.click();
    await heading('For the press');
    await back.click();
    await heading('You');
    await page.goForward();
    await heading('For the press');
    await page.goBack();
    await heading('You');
    await page.getByLabel('Guest').check();
    await holds(async () => assert.deepEqual(await progress(), [1, 2]));
    await go.click();
    await heading('The stay of Zoë');
    assert.equal((await focused(page)).kind, 'page');
    await go.click();
    await page.getByRole('heading', { name: 'Sent' }).waitFor();
    await holds(async () => assert.match(await page.locator('main').innerText(), /Bye, Zoë\./));
    await leave();
    const [stored] = await answersTo('trip0001');
    assert.deepEqual([stored.field1, stored.field5], ['Zoë', undefined], 'what is hidden is empty');
  });

  test('answers appear in later texts; rules set, require and undo', async () => {
    const { page, shown, errorOf, go, leave } = await openLive(browser, at('trip0003'));
    const code = page.getByLabel('Code');
    assert.equal(await page.getByRole('progressbar').count(), 0);
    await holds(async () => assert.equal(await go.innerText(), 'Send'));
    await page.getByLabel('Name').fill('Ana <b>');
    await code.fill('mine');
    await page.getByLabel('People').fill('4');
    await holds(async () =>
      assert.equal(await page.locator('[data-field=field8]').innerText(), 'Ana <b> pays 80 francs.'),
    );
    await page.getByRole('heading', { name: 'The stay of Ana <b>' }).waitFor();
    await holds(async () =>
      assert.deepEqual(await page.locator('#field6 option').allInnerTexts(), [
        'Choose…',
        'One room for 4',
        'A room for each',
      ]),
    );
    await page.getByLabel('There, with 4 seats').check();
    const star = page.locator('[data-field=field10] .star-mark');
    assert.equal(await star.count(), 0);
    await page.getByLabel('People').fill('6');
    await holds(async () => assert.deepEqual([await code.inputValue(), await star.count()], ['GROUP', 1]));
    await holds(async () =>
      assert.equal(await page.locator('#field10').getAttribute('aria-required'), 'true'),
    );
    await go.click();
    await holds(async () => assert.ok(await errorOf('field10').isVisible()));
    assert.equal((await focused(page)).id, 'field10');
    await page.getByLabel('People').fill('2');
    await holds(async () => assert.deepEqual([await code.inputValue(), await star.count()], ['mine', 0]));
    assert.equal(await errorOf('field10').count(), 0);
    await page.getByLabel('People').fill('7');
    await page.getByLabel('Why so many?').fill('We are many');
    assert.ok(!(await shown()).includes('field5'));
    await go.click();
    await page.getByRole('heading', { name: 'Sent' }).waitFor();
    await leave();
    const [stored] = await answersTo('trip0003');
    assert.deepEqual([stored.field9, stored.field8], ['GROUP', 'Ana <b> pays 140 francs.']);
  });

  test('question by question, with Enter', async () => {
    const { page, shown, errorOf, leave } = await openLive(browser, at('trip0002?test=true'));
    const { keyboard } = page;
    await holds(async () => assert.match(await page.locator('.banner').innerText(), /test/i));
    await page.getByLabel('Name').focus();
    await keyboard.press('Enter');
    await holds(async () => assert.ok(await errorOf('field1').isVisible()));
    await keyboard.type('Zoë');
    await keyboard.press('Enter');
    await holds(async () => assert.deepEqual(await shown(), ['field2']));
    assert.equal((await focused(page)).name, 'field2');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await keyboard.type('2');
    await keyboard.press('Enter');
    await holds(async () =>
      assert.deepEqual(await shown(), ['field4'], 'a question that an answer has brought up'),
    );
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    assert.equal((await focused(page)).name, 'field3');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('1');
    await keyboard.press('Enter');
    await holds(async () => assert.deepEqual(await shown(), ['field6']));
    for (const id of ['field7', 'field8', 'field9', 'field10']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await holds(async () => assert.deepEqual(await shown(), [id]));
    }
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Sent' }).waitFor();
    await holds(async () => assert.match(await page.locator('main').innerText(), /test/i));
    assert.deepEqual(await answersTo('trip0002'), []);
    await leave();
  });

  test('a fault from the server stays under its field until the answer changes', async () => {
    const { page, go, errorOf, leave } = await openLive(browser, at('seats001'), {
      expected: /example\.org/,
    });
    await page.route('https://example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await page.getByLabel('In front').check();
    await go.click();
    await page.getByLabel('E-mail').fill('ana@');
    await go.click();
    await holds(async () => assert.ok(await errorOf('field2').isVisible()));
    await page.getByLabel('E-mail').fill('ana@example.org');
    assert.equal((await visit.json('/f/seats001', { answers: { field1: 'front' } })).status, 201);
    await go.click();
    await errorOf('field1').waitFor();
    assert.equal((await focused(page)).name, 'field1');
    await go.click();
    await page.getByLabel('E-mail').fill('bo@example.org');
    await go.click();
    await errorOf('field1').waitFor();
    await page.getByLabel('At the back').check();
    await holds(async () => assert.equal(await errorOf('field1').count(), 0));
    await go.click();
    await go.click();
    await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
    assert.equal(page.url(), 'https://example.org/thanks');
    assert.equal((await answersTo('seats001')).length, 2);
    await leave();
  });

  test('a page that comes back from the server with faults begins where they are', async () => {
    const { page, ready, shown, errorOf, leave } = await openLive(browser, at('seats001?field2=ana@'));
    await page.evaluate('document.querySelector("form").submit()');
    await page.locator('.summary').waitFor();
    await ready();
    await holds(async () => assert.deepEqual(await shown(), ['field2']));
    await holds(async () => assert.ok(await errorOf('field2').isVisible()));
    await page.getByLabel('E-mail').fill('ana@example.org');
    await holds(async () => assert.equal(await errorOf('field2').count(), 0));
    await leave();
  });

  test('a form that closes while it is filled in says so on its own page', async () => {
    const { page, go, leave } = await openLive(browser, at('closing1'));
    await page.getByLabel('Name').fill('Ana');
    await go.click();
    const form = await visit.data.store.read
      .selectFrom('form')
      .select('organization_id')
      .where('id', '=', 'closing1')
      .executeTakeFirstOrThrow();
    await setFormEnabled(
      operatorWrites(visit.data.store, form.organization_id),
      'closing1',
      false,
      Date.now(),
    );
    await go.click();
    await page.getByRole('heading', { name: 'This form is switched off' }).waitFor();
    assert.equal(await page.locator('form').count(), 0);
    await leave();
  });

  test('the amount due follows the answers', async () => {
    const { page, leave } = await openLive(browser, at('deposit1'));
    const note = page.getByRole('group', { name: 'To pay' });
    await holds(async () => assert.doesNotMatch(await note.innerText(), /EUR/));
    await page.getByLabel('Tickets').fill('3');
    await holds(async () => assert.match(await note.innerText(), /€37\.50/));
    await page.getByLabel('Tickets').fill('');
    await holds(async () => assert.doesNotMatch(await note.innerText(), /EUR/));
    await leave();
  });
}
