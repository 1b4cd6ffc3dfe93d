import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { setFormPassword } from '#service/form/setFormPassword.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser, until, visitPage } from './browserVisit.ts';

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'file_upload', label: 'Papers', max_size: 20_000_000 },
        { id: 'field2', type: 'one_line_input', label: 'Name' },
      ],
    },
  ],
  ending: { title: 'Thank you' },
};

const file = (name: string, bytes: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes, 'x'),
});

describeInBrowser('files for a form behind a password', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    const password_hash = await hashPassword('sesame');
    await visit.form('locked01', form, { password_hash });
    await visit.form('locked02', form, { password_hash });
    await visit.form('kept0001', form);
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  async function enter(id: string, script: boolean) {
    const opened = await visitPage(browser, `${visit.url}/f/${id}`, { script });
    await opened.page.locator('input[type=password]').fill('sesame');
    await opened.page.getByRole('button').click();
    await opened.page.locator('#field1').waitFor();
    return opened;
  }
  const stored = async () =>
    (await visit.api('/v2/files')).data.map(({ name, size }: { name: string; size: number }) => [name, size]);

  for (const script of [false, true])
    test(`arrive ${script ? 'with' : 'without'} a script`, async () => {
      const { page, leave } = await enter('locked01', script);
      const name = `${script}.txt`;
      await page.locator('#field1').setInputFiles(file(name, 3_000_000));
      if (script) await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
      await page.locator('#field2').fill('Ana');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Thank you').waitFor();
      assert.deepEqual((await stored())[0], [name, 3_000_000]);
      await leave();
    });

  test('are not taken when the password was changed, and the browser shows the page that asks for it', async () => {
    const { page, leave } = await enter('locked02', false);
    const row = await visit.data.store.read.selectFrom('form').selectAll().executeTakeFirstOrThrow();
    await setFormPassword(operatorWrites(visit.data.store, row.organization_id), 'locked02', 'other', 1);
    await page.locator('#field1').setInputFiles(file('late.txt', 15_000_000));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('input[type=password]').waitFor();
    assert.ok(!(await stored()).some(([name]: [string]) => name === 'late.txt'));
    await leave();
  });

  test('go up from answers that were begun days ago and kept in the browser', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/kept0001`, { script: true });
    await page.locator('#field2').fill('Ana');
    await until(page, 'localStorage.length > 0');
    await page.evaluate(`(() => {
      const name = localStorage.key(0);
      const kept = JSON.parse(localStorage.getItem(name));
      localStorage.setItem(name, JSON.stringify({ ...kept, ticket: '1700000000000.of-long-ago' }));
    })()`);
    await page.reload();
    await until(page, 'document.querySelector("[name=_ticket]").value.endsWith("of-long-ago")');
    await page.locator('#field1').setInputFiles(file('kept.txt', 100_000));
    await page.getByRole('button', { name: 'Remove kept.txt' }).waitFor();
    await page.locator('.files input[name=field1]').waitFor({ state: 'attached' });
    await leave();
  });
}
