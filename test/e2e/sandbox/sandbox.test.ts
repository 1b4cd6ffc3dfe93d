import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';

describeInBrowser('a form in a sandboxed frame', suite);

const contact: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] },
    { id: 'page2', label: '', fields: [{ id: 'field2', type: 'file_upload', label: 'Paper' }] },
  ],
  ending: { title: 'Sent' },
};

const fee: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [{ id: 'field1', type: 'credit_card', label: 'Fee', currency: 'EUR', amount: '5' }],
    },
  ],
};

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    const settings = { STRIPE_SECRET_KEY: 'sk_test_nobody' };
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite', settings)]);
    await visit.form('contact1', contact);
    await visit.form('fee00001', fee);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  async function open(form: string, sandbox: string) {
    const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
    await page.setContent(
      `<iframe sandbox="${sandbox}" src="${visit.url}/f/${form}?embed=inline" width="640" height="800"></iframe>`,
    );
    return { page, frame: page.frameLocator('iframe') };
  }

  test('without its own origin the browser posts the form, with its files, and the answers are stored', async () => {
    const { page, frame } = await open('contact1', 'allow-scripts allow-forms');
    await frame.getByLabel('Name').fill('Ana');
    await frame
      .locator('input[type=file]')
      .setInputFiles({ name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('A paper') });
    await frame.locator('.foot button').first().click();
    await frame.getByRole('heading', { name: 'Sent' }).waitFor();
    await page.close();
    const { data } = await visit.api('/v2/forms/contact1/responses');
    assert.equal(data.length, 1);
    assert.equal(data[0].response[0].value, 'Ana');
    assert.match(JSON.stringify(data[0].response[1]), /paper\.txt/);
  });

  test('with its own origin the script sends the form', async () => {
    const { page, frame } = await open('contact1', 'allow-scripts allow-forms allow-same-origin');
    await frame.getByLabel('Name').fill('Bo');
    await frame.getByRole('button', { name: 'Next' }).click();
    await frame.getByRole('button', { name: 'Send' }).click();
    await frame.getByRole('heading', { name: 'Sent' }).waitFor();
    await page.close();
    await holds(async () => assert.equal((await visit.api('/v2/forms/contact1/responses')).data.length, 2));
  });

  for (const [form, sandbox] of [
    ['contact1', 'allow-scripts'],
    ['contact1', 'allow-scripts allow-same-origin'],
    ['fee00001', 'allow-scripts allow-forms'],
  ] as const)
    test(`${form} with "${sandbox}" says that it must be opened in its own tab, with the link`, async () => {
      const { page, frame } = await open(form, sandbox);
      await frame.getByText('Open it in a tab of its own').waitFor();
      const link = frame.locator('.notice a');
      assert.equal(await link.getAttribute('href'), `${visit.url}/f/${form}`);
      assert.equal(await frame.locator('form').count(), 0);
      await page.close();
    });
}
