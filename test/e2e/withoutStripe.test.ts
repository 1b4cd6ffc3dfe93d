import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { newForm } from '#service/form/newForm.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { listTemplates } from '#service/form/templates.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { makeDemo } from '#service/transfer/demo/makeDemo.ts';
import { formListing } from '#store/query/form/formDocument.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { isFullRun } from '../support/fullRun.ts';
import { describeInBrowser, launchBrowser, liveViolations, violations, visitPage } from './browserVisit.ts';
import { fillInAnything } from './fillIn/fillInAnything.ts';
import { openLive } from './livePage.ts';

/** The only template that cannot be sent without payments; it says so. */
const needsStripe = ['donation'];
const warning = '.summary.warning';

describeInBrowser('demo and templates on a server without Stripe', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  let forms: { id: string; name: string; enabled: number }[] = [];

  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    const { store, files } = visit.data;
    const demo = await makeDemo({ store, files, folder: visit.data.folder }, { responses: 40, seed: 'e2e' });
    assert.ok(demo.ok);
    const organization = await findOrganization(store.read, demo.value.organization.id);
    assert.ok(organization);
    forms = await formListing(store.read, organization.id, 'all');
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  test('every form of the demo that is open can be filled in and sent', async () => {
    assert.equal(forms.length, 8);
    const open = forms.filter(({ enabled }) => enabled === 1);
    assert.ok(open.some(({ name }) => name === 'Museum shop order'));
    // They have the fields of templates, so full runs fill in each, and others every third.
    for (const [index, { id, name }] of open.entries()) {
      if (!isFullRun && index % 3 !== 0) continue;
      const { page, leave } = await openLive(browser, `${visit.url}/f/${id}`);
      assert.equal(await page.locator(`${warning}:visible`).count(), 0, name);
      const outcome = await fillInAnything(page);
      assert.equal(outcome.state, 'sent', `${name}: ${JSON.stringify(outcome)}`);
      await leave();
    }
  });

  test('the museum shop says that a card cannot be taken as soon as one is chosen, and not before', async () => {
    const shop = forms.find(({ name }) => name === 'Museum shop order');
    const { page, go, leave } = await openLive(browser, `${visit.url}/f/${shop?.id}`);
    await page.locator('[name="field1.0.0"]').fill('Linen bag');
    await page.locator('[name="field1.0.1"]').fill('1');
    await page.locator('[name="field2"]').selectOption('collect-at-the-desk');
    await go.click();
    await page.getByText('By card now').click();
    await page.getByRole('heading', { name: 'This form cannot be sent' }).waitFor();
    await holds(async () => assert.ok(await go.isDisabled()));
    await holds(async () =>
      assert.match(
        await page.getByRole('alert').innerText(),
        /only send the form if there is nothing to pay/,
      ),
    );
    assert.deepEqual(await liveViolations(page), []);
    await page.getByText('When I collect it').click();
    await page.locator(warning).first().waitFor({ state: 'hidden' });
    await holds(async () => assert.ok(await go.isEnabled()));
    await leave();
  });

  test('every template can be sent, or says before anything is typed that it cannot', async () => {
    const { store } = visit.data;
    const [form] = forms;
    const organization = await store.read
      .selectFrom('form')
      .select(['organization_id', 'workspace_id'])
      .where('id', '=', form?.id ?? '')
      .executeTakeFirstOrThrow();
    const refused: string[] = [];
    for (const { name } of await listTemplates()) {
      const wanted = { workspace: organization.workspace_id, name, from: { template: name } };
      const writes = operatorWrites(store, organization.organization_id);
      const made = await newForm(writes, wanted, Date.now());
      assert.ok(made.ok);
      assert.ok((await publishForm(writes, made.value.id, Date.now())).ok);
      const address = `${visit.url}/f/${made.value.id}`;
      const { page, go, leave } = await openLive(browser, address);
      const isWarned = await page.locator(`${warning}:visible`).first().isVisible();
      if (isWarned) {
        refused.push(name);
        await holds(async () => assert.ok(await go.isDisabled(), name));
        assert.deepEqual(await liveViolations(page), []);
      }
      // That all others can be sent with Stripe is seen in `templates`; here they differ by the warning alone.
      if (isWarned || isFullRun) {
        const outcome = await fillInAnything(page);
        assert.equal(outcome.state, isWarned ? 'disabled' : 'sent', `${name}: ${JSON.stringify(outcome)}`);
      }
      await leave();
      if (!isWarned) continue;
      const plain = await visitPage(browser, address);
      await holds(async () =>
        assert.ok(await plain.page.locator(warning).first().isVisible(), 'also without a script'),
      );
      await holds(async () => assert.ok(await plain.page.locator('.foot button').first().isDisabled()));
      assert.deepEqual(await violations(browser, plain.page), []);
      await plain.leave();
    }
    assert.deepEqual(refused, needsStripe);
  });
}
