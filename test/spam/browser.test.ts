import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canRun, launchBrowser, noBrowser } from '../e2e/browserVisit.ts';
import { addForm, listed } from '../submission/example.ts';
import { engine } from '../support/engines.ts';
import { startService } from '../support/startService.ts';

const skip = canRun || process.env.CI === 'true' ? false : noBrowser;

test('a browser solves the challenge for suspected spam without its visitor noticing', { skip }, async () => {
  await using data = await engine('sqlite').open();
  await using service = await startService(data.env);
  const form = await addForm(data.store, {}, { id: 'browser1' });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/f/browser1'))
        answers.push(response.status());
    });
    await page.goto(`${service.url}/f/browser1`);
    await page.fill('[name=field1]', 'Ana');
    await page.evaluate('document.querySelector("[name=_ticket]").value = ""');
    await page.click('button[type=submit]');
    await page.getByText('Thank you, Ana.').waitFor();
    assert.deepEqual(answers, [403, 201]);
    assert.equal((await listed(data.store, form)).length, 1);
  } finally {
    await browser.close();
  }
});
