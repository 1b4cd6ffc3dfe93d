import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { type StripeServer, startStripeServer } from '#outside/testing/stripeServer.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { visitHost } from '../guest.ts';
import { example, type Host, openHost } from '../hostPage.ts';

describeInBrowser('forms inside pages that are isolated from other origins', suite);

/** Headers under which nothing of another origin loads that does not allow it. */
const isolated = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const contact: FormDefinition = {
  format: 2,
  // A font and a picture of the service.
  theme: { font: 'nunito', cover: { source: 'picture:hills' } },
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
  let host: Host;
  let stripe: StripeServer;

  before(async () => {
    [browser, stripe] = await Promise.all([launchBrowser(), startStripeServer()]);
    visit = await openVisit('sqlite', {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url.href,
    });
    await visit.form('contact1', contact, { slug: 'contact' });
    await visit.form('closed01', contact, { closes_at: '2020-01-01T00:00' });
    await visit.form('fee00001', fee);
    host = await openHost(visit.url);
  });
  after(async () => {
    await browser?.close();
    await host?.close();
    await visit?.[Symbol.asyncDispose]();
    await stripe?.[Symbol.asyncDispose]();
  });

  const open = async (path: string, body: string) => {
    const guest = await visitHost(browser, host.add(path, body, 'ltr', isolated), visit.url);
    assert.equal(await guest.page.evaluate('crossOriginIsolated'), true);
    return guest;
  };

  for (const [name, address] of [
    ['inline', 'contact1'],
    ['popup', 'contact1'],
    ['tab', 'contact1'],
    ['frame', 'contact'],
  ] as const)
    test(`${name}: the form loads with its font and picture, and is sent with a file`, async () => {
      const before = (await visit.api('/v2/forms/contact1/responses')).data.length;
      const { page, leave } = await open(`/${name}`, example(name, visit.url, address));
      if (name === 'popup') await page.getByRole('button', { name: 'Write to us' }).click();
      if (name === 'tab') await page.getByRole('button', { name: 'Feedback' }).click();
      const form = page.frameLocator('iframe');
      await form.getByLabel('Name').fill('Ana');
      const loaded = `[[...document.fonts].some(({ status }) => status === 'loaded'),
        [...document.images].every(({ naturalWidth }) => naturalWidth > 0)]`;
      await holds(async () => assert.deepEqual(await page.frames()[1]?.evaluate(loaded), [true, true]));
      await form.getByRole('button', { name: 'Next' }).click();
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'paper.txt', mimeType: 'text/plain', buffer: Buffer.from('A paper') });
      await form.getByText('paper.txt').first().waitFor();
      await form.getByRole('button', { name: 'Send' }).click();
      await form.getByRole('heading', { name: 'Sent' }).waitFor();
      await holds(async () =>
        assert.equal((await visit.api('/v2/forms/contact1/responses')).data.length, before + 1),
      );
      await leave();
    });

  test('a sandboxed frame posts the form, and a closed form says so', async () => {
    const frame = (form: string, sandbox = '') =>
      `<iframe ${sandbox} title="${form}" src="${visit.url}/f/${form}?embed=inline" width="640" height="600"></iframe>`;
    const body = frame('contact1', 'sandbox="allow-scripts allow-forms"') + frame('closed01');
    const { page } = await open('/sandbox', body);
    const form = page.frameLocator('iframe >> nth=0');
    await form.getByLabel('Name').fill('Bo');
    await form.locator('.foot button').first().click();
    await form.getByRole('heading', { name: 'Sent' }).waitFor();
    await page.frameLocator('iframe >> nth=1').locator('main.status h1').waitFor();
    await page.context().close();
  });

  test('a payment takes the whole tab to Stripe', async () => {
    const { page } = await open('/fee', example('inline', visit.url, 'fee00001'));
    await page
      .context()
      .route('https://checkout.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Pay</h1>' }),
      );
    await page.frameLocator('iframe').locator('.foot button').first().click();
    await page.getByRole('heading', { name: 'Pay' }).waitFor();
    assert.match(page.url(), /^https:\/\/checkout\.stripe\.com\//);
    await page.context().close();
  });

  test('only a form that shows Calendly is without the policy, which would block the calendar', async () => {
    const policiesOf = async (path: string) => {
      const { headers } = (await visit.open(path)).response;
      return ['embedder', 'resource', 'opener'].map((name) => headers.get(`cross-origin-${name}-policy`));
    };
    assert.deepEqual(await policiesOf('/f/contact1'), ['require-corp', 'cross-origin', null]);
    assert.deepEqual(await policiesOf('/f/nothing1'), ['require-corp', 'cross-origin', null]);
    const calendar = { id: 'field1', type: 'calendly', label: 'When', url: 'https://calendly.com/a/b' };
    for (const [id, opens, embedder] of [
      ['calendar', 'frame', null],
      ['newtab01', 'link', 'require-corp'],
    ] as const) {
      const page = { id: 'page1', label: '', fields: [{ ...calendar, opens }] };
      await visit.form(id, { format: 2, pages: [page] } as FormDefinition);
      assert.deepEqual(await policiesOf(`/f/${id}`), [embedder, 'cross-origin', null]);
    }
  });
}
