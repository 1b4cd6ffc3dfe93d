import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { type StripeServer, startStripeServer } from '#outside/testing/stripeServer.ts';
import { onSqlite } from '../support/engines.ts';
import { openVisit, type Visit } from './visitor.ts';

const name = { id: 'field1', type: 'one_line_input', label: 'Name', required: true } as const;
const fee = { id: 'field2', type: 'credit_card', label: 'Fee', currency: 'USD', amount: '25.00' } as const;
const proof = { id: 'field4', type: 'file_upload', label: 'Proof' } as const;
const how: Field = {
  id: 'field3',
  type: 'dropdown',
  label: 'How do you pay?',
  required: true,
  options: [
    { value: 'desk', label: 'At the desk' },
    { value: 'card', label: 'By card' },
  ],
};

function formOf(...fields: FormDefinition['pages'][number]['fields']): FormDefinition {
  return { format: 2, pages: [{ id: 'page1', label: '', fields }] };
}
const atDesk: FormDefinition = {
  ...formOf(name, how, fee),
  logic: [
    { when: { field: 'field3', operator: 'is', value: 'card' }, do: [{ action: 'show', field: 'field2' }] },
  ],
};

const cannot = /<h2>This form cannot be sent<\/h2>/;
const tryAgain = /Something went wrong|send the form again/;
const disabledButton = /<button class="button" type="submit" disabled /;
const stored = async (visit: Visit, form: string) =>
  (await visit.api(`/v2/forms/${form}/responses`)).data.length;

onSqlite(({ name: engine }) => {
  describe(`${engine}: a form with a payment on a server without Stripe`, () => {
    let visit: Visit;
    before(async () => {
      visit = await openVisit(engine);
      await visit.form('always01', formOf(name, fee));
      await visit.form('german01', { ...formOf(name, fee), language: 'de' });
      await visit.form('files001', formOf(name, proof, fee));
      await visit.form('atdesk01', atDesk);
    });
    after(() => visit[Symbol.asyncDispose]());

    test('says so before anything is typed, in the language of the form', async () => {
      const { response, html } = await visit.open('/f/always01');
      assert.equal(response.status, 200);
      assert.match(html, cannot);
      assert.match(html, disabledButton);
      const german = await visit.open('/f/german01');
      assert.match(german.html, /<h2>Dieses Formular kann nicht gesendet werden<\/h2>/);
    });

    test('sent anyway, it comes back with every answer and file, and suggests no retry', async () => {
      const { hidden } = await visit.open('/f/files001');
      const sent = { ...hidden, field1: 'Ana', field4: new File(['proof'], 'proof.txt') };
      const { response, html } = await visit.send('/f/files001', sent);
      assert.equal(response.status, 503);
      assert.equal(response.headers.get('retry-after'), null);
      assert.match(html, cannot);
      assert.doesNotMatch(html, tryAgain);
      assert.match(html, /name="field1"[^>]*value="Ana"/);
      assert.match(html, /proof\.txt/);
      assert.equal(await stored(visit, 'files001'), 0);
    });

    test('tells programs a code that they need not retry', async () => {
      const answers = { field1: 'Ana' };
      const { status, body } = await visit.json('/f/always01', { submission_id: randomUUID(), answers });
      assert.equal(status, 503);
      assert.equal(body.error.code, 'payments_not_set_up');
      assert.equal(await stored(visit, 'always01'), 0);
    });

    test('can be sent with answers that ask for no payment, and says with which it cannot', async () => {
      const { hidden, html: empty } = await visit.open('/f/atdesk01');
      assert.doesNotMatch(empty, disabledButton);
      const card = await visit.send('/f/atdesk01', { ...hidden, field1: 'Ana', field3: 'card' });
      // The payment has appeared, and with it the warning.
      assert.equal(card.response.status, 200);
      assert.match(card.html, cannot);
      const again = await visit.send('/f/atdesk01', { ...card.hidden, field1: 'Ana', field3: 'card' });
      assert.equal(again.response.status, 503);
      assert.match(again.html, cannot);
      assert.doesNotMatch(again.html, disabledButton, 'other answers may be sent');
      assert.match(again.html, /name="field1"[^>]*value="Ana"/);
      const desk = await visit.send('/f/atdesk01', { ...again.hidden, field1: 'Ana', field3: 'desk' });
      assert.equal(desk.response.status, 200);
      assert.match(desk.html, /Your answers have been received/);
      assert.equal(await stored(visit, 'atdesk01'), 1);
    });
  });

  describe(`${engine}: a payment that cannot be begun`, () => {
    let stripe: StripeServer;
    before(async () => {
      stripe = await startStripeServer();
    });
    after(() => stripe[Symbol.asyncDispose]());
    const settings = (secretKey: string) => ({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_API_URL: stripe.url.href,
      CANVASS_LOG_LEVEL: 'silent',
    });

    test('while Stripe is away the form comes back, and can be sent again as it is', async () => {
      await using visit = await openVisit(engine, settings(stripe.secretKey));
      await visit.form('away0001', formOf(name, proof, fee));
      const { hidden, html: empty } = await visit.open('/f/away0001');
      assert.doesNotMatch(empty, cannot);
      stripe.outage = 503;
      const sent = { ...hidden, field1: 'Ana', field4: new File(['proof'], 'proof.txt') };
      const { response, html, hidden: kept } = await visit.send('/f/away0001', sent);
      assert.equal(response.status, 503);
      assert.match(html, /<h2>The payment page cannot be reached<\/h2>/);
      assert.match(html, /proof\.txt/);
      stripe.outage = undefined;
      const file = /name="field4" value="([^"]+)"/.exec(html)?.[1] ?? assert.fail(html);
      const again = await visit.send('/f/away0001', { ...kept, field1: 'Ana', field4: file });
      assert.equal(again.response.status, 303, again.html);
      assert.match(again.response.headers.get('location') ?? '', /checkout/);
    });

    test('a refusal by Stripe is reported as such, to people and to programs', async () => {
      await using visit = await openVisit(engine, settings('sk_test_wrong'));
      await visit.form('refused1', formOf(name, fee));
      const { hidden } = await visit.open('/f/refused1');
      const { response, html, hidden: kept } = await visit.send('/f/refused1', { ...hidden, field1: 'Ana' });
      assert.equal(response.status, 422);
      assert.match(html, /<h2>The payment cannot be made<\/h2>/);
      assert.doesNotMatch(html, tryAgain);
      assert.match(html, /name="field1"[^>]*value="Ana"/);
      // Changed answers are a new attempt, not a conflict with the first.
      const other = await visit.send('/f/refused1', { ...kept, field1: 'Bo' });
      assert.equal(other.response.status, 422);
      const answers = { field1: 'Ana' };
      const { status, body } = await visit.json('/f/refused1', { submission_id: randomUUID(), answers });
      assert.equal(status, 422);
      assert.equal(body.error.code, 'payment_refused');
    });
  });
});
