import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { type StripeServer, startStripeServer } from '#outside/testing/stripeServer.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { listTemplates } from '#service/form/templates.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { isFullRun } from '../../support/fullRun.ts';
import { describeInBrowser, launchBrowser, visitPage } from '../browserVisit.ts';
import { fillInByKeyboard } from './byKeyboard.ts';
import { plausibleAnswers } from './plausibleAnswers.ts';
import { fillInWithoutScript } from './withoutScript.ts';

const templates = await listTemplates();

/** Ways to fill in a form that must lead to its ending. Full runs try both on each template, others take turns. */
const ways: Record<string, { script: boolean; fillIn: typeof fillInByKeyboard }> = {
  'by keyboard alone': { script: true, fillIn: fillInByKeyboard },
  'without a script': { script: false, fillIn: fillInWithoutScript },
};

/** Where a payment follows: Stripe's page is the end of ours. */
const stripe = 'https://checkout.stripe.com/**';

describeInBrowser('every template', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  let server: StripeServer;
  const definitions = new Map<string, FormDefinition>();

  before(async () => {
    [browser, server] = await Promise.all([launchBrowser(), startStripeServer()]);
    visit = await openVisit('sqlite', {
      STRIPE_SECRET_KEY: server.secretKey,
      STRIPE_WEBHOOK_SECRET: server.webhookSecret,
      STRIPE_API_URL: server.url.href,
    });
    for (const [index, { text }] of templates.entries()) {
      const read = await readFormFile(text, 'yaml');
      assert.ok(read.ok);
      const { definition } = splitFormFile(read.value.file);
      definitions.set(`temp${1000 + index}`, definition);
      await visit.form(`temp${1000 + index}`, definition);
    }
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  for (const [turn, [way, { script, fillIn }]] of Object.entries(ways).entries()) {
    for (const [index, { name }] of templates.entries()) {
      if (!isFullRun && index % 2 !== turn) continue;
      test(`${name} leads to its ending ${way}`, async () => {
        const id = `temp${1000 + index}`;
        const { page, context, leave } = await visitPage(browser, 'about:blank', {
          script,
          expected: /^https:\/\/checkout\.stripe\.com|^http:\/\/(127\.0\.0\.1|localhost)/,
        });
        await context.route(stripe, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<h1>Pay</h1>' }),
        );
        await page.goto(`${visit.url}/f/${id}`);
        if (script) await page.locator('.sending').waitFor({ state: 'attached' });
        const definition = definitions.get(id);
        assert.ok(definition);
        // Browsers do not ask the test for what a form is redirected to, so the request itself is the proof.
        const isPaid = titleOf(definition) === 'Pay' && !script;
        const asked = isPaid ? page.waitForRequest(/^https:\/\/checkout\.stripe\.com\//) : undefined;
        await fillIn(page, plausibleAnswers(definition), () => isOver(page));
        await asked;
        if (!isPaid) assert.equal(await page.locator('h1').innerText(), titleOf(definition));
        await leave();
      });
    }
  }
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('form').count()) === 0;
}

function titleOf({ pages, ending }: FormDefinition): string {
  const pays = pages.some(({ fields }) => fields.some(({ type }) => type === 'credit_card'));
  return pays ? 'Pay' : (ending?.title ?? 'Thank you');
}
