import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../browserVisit.ts';
import { countScripts } from '../countScripts.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { heading } from '../journeySteps.ts';
import { owner } from '../ownedFolder.ts';

/** Bytes of script over the wire. */
const maxScript = 110_000;

describeInBrowser('the script of the sign-in screen', () => {
  let journey: Journey;
  let page: Page;
  before(async () => {
    journey = await beginJourney();
    await journey.own();
    page = await journey.visit();
  });
  after(async () => await journey.end());

  const titles = { en: 'Sign in', de: 'Anmelden', fr: 'Connexion', es: 'Iniciar sesión' };
  for (const [locale, title] of Object.entries(titles))
    test(`the screen loads little script in ${locale}`, async () => {
      const context = await page.context().browser()?.newContext({ locale });
      assert.ok(context !== undefined);
      const own = await context.newPage();
      const scripts = await countScripts(await context.newCDPSession(own));
      await own.goto(`${journey.url}/app/sign-in`);
      await heading(own, title).waitFor();
      await own.waitForLoadState('networkidle');
      const sum = [...scripts.values()].reduce((all, each) => all + each, 0);
      assert.ok(sum > 0 && sum <= maxScript, `${sum} bytes of script: ${JSON.stringify([...scripts])}`);
      await context.close();
    });

  test('signing in loads the app only afterwards', async () => {
    const scripts = await countScripts(await page.context().newCDPSession(page));
    await page.goto(`${journey.url}/app/sign-in`);
    await heading(page, 'Sign in').waitFor();
    await page.waitForLoadState('networkidle');
    const app = () => [...scripts.keys()].filter((name) => name.includes('routerApp'));
    assert.deepEqual(app(), []);
    await page.getByLabel('Mail address').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading(page, 'All forms').waitFor();
    assert.equal(app().length, 1);
  });
});
