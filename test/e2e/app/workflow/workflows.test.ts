import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { holds } from '../../../support/eventually.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { windowLooks } from '../../../support/windowLooks.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from '../journey.ts';
import { settled } from '../openScreen.ts';
import {
  addVisitForm,
  failAndReplay,
  type StatusReceiver,
  type Story,
  startStatusReceiver,
  submitVisit,
} from './failAndReplay.ts';

/** Runs if a text becomes markup, a script or an address. */
const attack = `'"><img src=x onerror=top.ran=1><svg onload=top.ran=1>`;

describeInBrowser('workflows of a form', () => {
  let journey: Journey;
  let owned: Owned;
  let receiver: StatusReceiver;
  let hook: string;
  let page: Page;
  let form: string;
  let place: string;
  let story: Story;
  before(async () => {
    receiver = await startStatusReceiver();
    hook = `${receiver.url}/hook`;
    // The receiver is on this machine, which the service refuses unless it is allowed.
    journey = await beginJourney({ settings: { CANVASS_ALLOW_HOSTS: 'loopback' } });
    owned = await journey.own();
    ({ page } = owned);
    ({ form, place } = await addVisitForm(journey, owned));
    story = { journey, owned, form, place, receiver };
  });
  after(async () => {
    await receiver[Symbol.asyncDispose]();
    await journey.end();
  });

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();

  /** The draft on the server, once it fits. */
  async function stored(fits: (draft: FormDefinition) => boolean): Promise<FormDefinition> {
    const { organization, client } = owned;
    for (;;) {
      const { definition: draft } = await client.ask('form', { organization, form });
      if (fits(draft as FormDefinition)) return draft as FormDefinition;
      await page.waitForTimeout(100);
    }
  }

  /** How many states were looked at. */
  let checked = 0;

  /** In the light and wide, in the dark and narrow. axe takes longer than all the rest, so it looks at the states in turns. */
  async function checkLooks(): Promise<void> {
    checked += 1;
    for (const [turn, { width, colorScheme }] of windowLooks.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await settled(page);
      if (isFullRun || checked % windowLooks.length === turn)
        assert.deepEqual(await liveViolations(page), [], `${page.url()} at ${width}`);
      await holds(async () =>
        assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false),
      );
      assert.notEqual(await page.evaluate('top.ran'), 1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  }

  test('a webhook is added from a starting point, by keyboard alone', async () => {
    await page.goto(`${place}/workflows`);
    await button(/^Call a webhook/).waitFor();
    await checkLooks();
    await button(/^Call a webhook/).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add: Webhook' });
    await dialog.getByRole('textbox', { name: 'Address' }).waitFor();
    await dialog.getByRole('button', { name: 'Add action' }).focus();
    await page.keyboard.press('Enter');
    // Without an address nothing is added.
    await dialog.locator('.ui-field-error').first().waitFor();
    await dialog.getByRole('textbox', { name: 'Address' }).fill(hook);
    await dialog.getByRole('textbox', { name: 'Address' }).press('Enter');
    const { host } = new URL(hook);
    await button(new RegExp(`^Call a webhook When a response is stored: call ${host}`)).waitFor();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill(`Tell the shop ${attack}`);
    const { workflows } = await stored((draft) => draft.workflows?.[0]?.name?.startsWith('Tell') === true);
    assert.deepEqual(workflows?.[0]?.do, [{ id: 'webhook', type: 'webhook', url: hook }]);
    await checkLooks();
    await page.getByRole('heading', { name: 'Workflows', level: 2 }).click();
    await page.keyboard.press('Control+z');
    await name.and(page.locator('[value="Call a webhook"]')).waitFor();
    await page.keyboard.press('Control+Shift+z');
    await stored((draft) => draft.workflows?.[0]?.name?.startsWith('Tell') === true);
  });

  test('a condition and an answer are inserted by the pickers of the tab Logic', async () => {
    await page.getByRole('group', { name: 'Then' }).getByText('More settings').click();
    await page.getByRole('textbox', { name: 'Body of your own' }).click();
    await page.keyboard.type('{"by":"@na');
    await page.getByRole('option', { name: /Your name/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('"}');
    const conditions = page.getByRole('group', { name: 'Only if' }).first();
    await conditions.getByRole('button', { name: 'Add a condition' }).focus();
    await page.keyboard.press('Enter');
    // It lacks its value, which is not an error before it is left.
    await conditions
      .getByRole('button', { name: /^Field: / })
      .and(page.locator(':focus'))
      .waitFor();
    assert.equal(await conditions.locator('.ui-field-error').count(), 0);
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await conditions.getByText('Choose a value').waitFor();
    await page.getByLabel('Comparison').selectOption('is_not_empty');
    const { workflows } = await stored((draft) => draft.workflows?.[0]?.when !== undefined);
    const [action] = workflows?.[0]?.do ?? [];
    assert.equal(action?.type === 'webhook' && action.body, '{"by":"[field11]"}');
    assert.deepEqual(workflows?.[0]?.when, { field: 'field11', operator: 'is_not_empty' });
  });

  test('it is tested before it is published, with request and answer side by side', async () => {
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Test: Webhook' });
    await dialog.getByText('It worked').waitFor();
    await dialog.getByText('Status 200').waitFor();
    await dialog.getByText('"seen": true').waitFor();
    assert.equal(receiver.requests.length, 1);
    await checkLooks();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('a mail is added and seen as it will arrive', async () => {
    await button('New workflow').click();
    await button(/^Call a webhook/).click();
    const asked = page.getByRole('dialog', { name: 'Add: Webhook' });
    // The dialog before it closes at the same time, and must not take the focus back.
    await asked.getByRole('textbox', { name: 'Address' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('dialog', { name: 'What should happen?' }).waitFor({ state: 'detached' });
    await asked.getByRole('textbox', { name: 'Address' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await button('New workflow').click();
    await button(/^Tell me by mail/).click();
    const { workflows } = await stored((draft) => draft.workflows?.length === 2);
    assert.deepEqual(workflows?.[1]?.do, [{ id: 'mail', type: 'mail', to: 'maya@example.org' }]);
    await page.locator('.flow-action-foot').getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'The mail' });
    await dialog.getByText('maya@example.org', { exact: true }).first().waitFor();
    const mail = dialog.frameLocator('iframe');
    await mail.getByText('Your mail address').first().waitFor();
    await checkLooks();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('after publishing, a response sets both going; one that fails is tried again by hand', async () => {
    await page.getByText('Workflows run once the form is published.').waitFor();
    await page.getByText('Mail is not set up, so e-mails wait in the outbox.').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page
      .getByRole('dialog', { name: /is live|Published/ })
      .first()
      .waitFor();
    receiver.status = 400;
    const arrived = receiver.requests.length;
    await submitVisit(story, `Ada ${attack}`);
    await page.goto(`${place}/workflows`);
    const card = page.getByRole('article').filter({ hasText: '1 e-mail waits: mail is not set up' });
    await card.waitFor();
    assert.equal(await card.getByText('Last success').count(), 0);
    await page.goto(`${place}/workflows/runs`);
    const failed = page.getByRole('row').filter({ hasText: 'The receiver answered with status 400.' });
    await failed.waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: 'Mail' })
      .filter({ hasText: 'Waits in the outbox' })
      .waitFor();
    await failed.getByRole('link', { name: /^#\d+$/ }).waitFor();
    assert.ok(receiver.requests.length > arrived);
    await checkLooks();
    await failed.getByRole('button', { name: /^Tell the shop/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Run of “Tell the shop/ });
    await dialog
      .getByRole('region', { name: 'Attempt 1' })
      .getByText('Status 400', { exact: true })
      .waitFor();
    await dialog.getByText('onerror').first().waitFor();
    await checkLooks();
    receiver.status = 200;
    await dialog.getByRole('button', { name: 'Run again' }).click();
    await dialog.getByText('Status 200', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row').filter({ hasText: 'Webhook' }).filter({ hasText: 'Done' }).waitFor();
    await page.getByLabel('State').selectOption('failed');
    await page.getByText('No run matches.').waitFor();
  });

  test('a receiver that wants no more is told of, switched on again and replayed', async () => {
    await failAndReplay(story, 'Tell the shop');
  });

  test('the secret of the signature is shown on demand and replaced with an overlap', async () => {
    await page.goto(`${place}/workflows`);
    await button('Show secret').click();
    const dialog = page.getByRole('dialog', { name: 'Signing secret' });
    const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue();
    assert.match(secret, /^whsec_/);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await button('Replace secret').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace secret' }).click();
    await dialog.getByText('This is the new secret.').waitFor();
    await holds(async () =>
      assert.notEqual(await dialog.getByRole('textbox', { name: 'Secret' }).inputValue(), secret),
    );
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByText('Signs until').waitFor();
  });

  test('a connection is added, renamed and deleted on the organisation’s page', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('connections');
    await page
      .getByRole('option', { name: /Connections/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Connections' }).waitFor();
    await checkLooks();
    await button('New connection').click();
    const dialog = page.getByRole('dialog', { name: 'New connection' });
    await dialog.getByLabel('Service').selectOption('slack');
    await dialog.getByRole('button', { name: 'Add connection' }).click();
    await dialog.getByText('Give the connection a name.').waitFor();
    await dialog.getByLabel('Name').fill(`Team ${attack}`);
    await dialog.getByLabel('Address of the incoming webhook').fill(hook);
    await dialog.getByRole('button', { name: 'Add connection' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Team' });
    await row.waitFor();
    await checkLooks();
    const choose = async (name: string) => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Rename');
    const renaming = page.getByRole('dialog', { name: 'Rename connection' });
    await renaming.getByLabel('Name').fill('Team of the shop');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await row.getByText('Team of the shop').first().waitFor();
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete connection' }).click();
    await page.getByText('No connections yet').waitFor();
  });

  test('before publishing, the dialog warns of an action whose connection is missing', async () => {
    const action = { id: 'chat', type: 'slack', connection: 'Old chat' } as const;
    const workflow = { id: 'flow1', name: 'Tell the team', trigger: 'response', do: [action] } as const;
    const other = await addVisitForm(journey, owned, [{ ...workflow, do: [action] }]);
    await page.goto(`${other.place}/workflows`);
    await button(/^Tell the team/).waitFor();
    await button('Publish').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The organisation has no connection "Old chat"').waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).waitFor();
    await checkLooks();
  });

  test('after something is deleted, the focus is on its neighbour', async () => {
    const call = (id: string) => ({ id, type: 'webhook', url: `${hook}/${id}` }) as const;
    const other = await addVisitForm(journey, owned, [
      { id: 'flow1', name: 'Both', trigger: 'response', do: [call('one'), call('two')] },
      { id: 'flow2', name: 'Alone', trigger: 'response', do: [call('three')] },
    ]);
    const remove = async (menu: string, name: string) => {
      await page.getByRole('button', { name: menu, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    const focused = (name: RegExp) => page.getByRole('button', { name }).and(page.locator(':focus'));
    await page.goto(`${other.place}/workflows?open=flow1`);
    await remove('Actions for action 1', 'Delete action');
    await focused(/^Action 1: Webhook: /).waitFor();
    await remove('Actions for “Both”', 'Delete');
    await focused(/^Alone/).waitFor();
    await remove('Actions for “Alone”', 'Delete');
    await page.locator('.flow-start:focus').waitFor();
  });
});
