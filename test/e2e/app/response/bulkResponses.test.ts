import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, Response } from 'playwright-core';
import type { AppClient } from '../../../app/appClient.ts';
import { holds } from '../../../support/eventually.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { button, told, undo } from '../journeySteps.ts';
import { publishForm, send, sendSpam } from './responseForm.ts';

const count = 12;
const isChange = /\/responses\/changes$/;

describeInBrowser('a response beside the table, and many at once', () => {
  let journey: Journey;
  let page: Page;
  let maya: AppClient;
  let organization: string;
  let form: string;

  before(async () => {
    journey = await beginJourney();
    ({ page, client: maya, organization } = await journey.own());
    await page.setViewportSize({ width: 1440, height: 900 });
    form = await publishForm(maya, organization, 'Visit survey');
    for (let number = 1; number <= count; number += 1) {
      await send(journey.url, form, { field101: `Guest ${number}` });
      await send(journey.url, form, { field101: `Trial ${number}` }, true);
    }
    await sendSpam(journey.url, form, 'Watches');
    await sendSpam(journey.url, form, 'Pills');
  });
  after(async () => await journey.end());

  const queryOf = (query: object) => Buffer.from(JSON.stringify(query)).toString('base64url');
  const list = async (tab: string) =>
    (await maya.ask('responses', { organization, form }, undefined, { query: { query: queryOf({ tab }) } }))
      .rows;
  const open = async (tab = 'live', name = 'Guest 12') => {
    const query = tab === 'live' ? '' : `?query=${queryOf({ tab })}`;
    await page.goto(`${journey.url}/app/o/${organization}/f/${form}/responses${query}`);
    await row(name).waitFor();
  };
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  const panel = () => page.getByRole('complementary', { name: 'Response' });
  const inPanel = (name: string) =>
    panel().locator('.response-answers .answer-text', { hasText: name }).waitFor();
  const bar = () => page.getByRole('region', { name: 'Actions for selected responses' });

  test('the panel opens beside the table and gives the focus back to the row', async () => {
    await open();
    await row('Guest 12').getByText('Guest 12').click();
    await inPanel('Guest 12');
    assert.ok(page.url().includes('response='));
    await holds(async () => assert.ok(await row('Guest 3').isVisible()));
    await page.keyboard.press('j');
    await inPanel('Guest 11');
    await page.keyboard.press('k');
    await inPanel('Guest 12');
    assert.deepEqual(await liveViolations(page), []);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await row('Guest 12').locator(':focus').waitFor();
    assert.ok(!page.url().includes('response='));
  });

  test('the address opens the same response again', async () => {
    await page.keyboard.press('Enter');
    await inPanel('Guest 12');
    await page.reload();
    await inPanel('Guest 12');
    await row('Guest 11').waitFor();
  });

  test('a change in the panel is a change in the table', async () => {
    await panel().getByRole('button', { name: 'Edit: Your name' }).click();
    await panel().getByRole('textbox', { name: 'Your name' }).fill('Guest of honour');
    await panel().getByRole('textbox', { name: 'Your name' }).press('Enter');
    await told(page, 'Answer saved');
    await row('Guest of honour').waitFor();
    await undo(page, 'Answer saved');
    await told(page, 'Answer restored');
    await row('Guest 12').waitFor();
    await inPanel('Guest 12');
    await panel().getByRole('button', { name: 'Edit: Your name' }).click();
    await panel().getByRole('textbox', { name: 'Your name' }).fill('Guest of honour');
    await panel().getByRole('textbox', { name: 'Your name' }).press('Enter');
    await row('Guest of honour').waitFor();
    await panel().getByRole('button', { name: 'Delete', exact: true }).click();
    await inPanel('Guest 11');
    await row('Guest of honour').waitFor({ state: 'detached' });
    await undo(page, 'Deleted the response of Guest of honour');
    await inPanel('Guest of honour');
    await row('Guest of honour').waitFor();
  });

  test('a double click and a held key delete one response, and the next one begins at its top', async () => {
    const missing: string[] = [];
    const note = (answer: Response) => {
      if (answer.status() === 404) missing.push(answer.url());
    };
    page.on('response', note);
    const remove = panel().getByRole('button', { name: 'Delete', exact: true, disabled: false });
    const ways = [
      async () => await remove.dblclick(),
      async () => {
        await remove.focus();
        for (let time = 1; time <= 3; time += 1) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
    ];
    for (const press of ways) {
      await remove.waitFor();
      await panel().evaluate((element) => element.scrollTo(0, 100));
      await press();
      await inPanel('Guest 11');
      await row('Guest of honour').waitFor({ state: 'detached' });
      await holds(async () => assert.equal(await panel().evaluate(({ scrollTop }) => scrollTop), 0));
      assert.equal((await list('live')).length, count - 1);
      await undo(page, 'Deleted the response of Guest of honour');
      await inPanel('Guest of honour');
    }
    page.off('response', note);
    assert.deepEqual(missing, []);
  });

  test('the panel follows what others do with the response', async () => {
    const params = { organization, form };
    const [newest] = await list('live');
    const one = { ...params, response: String(newest?.id) };
    const { updated_at } = await maya.ask('responseAnswers', one);
    await maya.ask('editResponse', one, { updated_at, answers: { field108: 'Called twice' } });
    await inPanel('Called twice');
    const deletion = 'by-a-colleague';
    const selection = { ids: [newest?.id ?? 0] };
    await maya.ask('changeResponses', params, { action: 'delete', deletion, selection });
    await panel().getByText('This response is not here').waitFor();
    await maya.ask('changeResponses', params, { action: 'restore', selection: { deletion } });
    await inPanel('Guest of honour');
    await row('Guest of honour').waitFor();
  });

  test('a response that somebody else deleted first is not reported as deleted', async () => {
    const params = { organization, form };
    const [newest] = await list('live');
    const deletion = 'a-moment-before';
    const selection = { ids: [newest?.id ?? 0] };
    await page.route(isChange, async (route) => {
      await maya.ask('changeResponses', params, { action: 'delete', deletion, selection });
      await route.continue();
    });
    await panel().getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, 'Somebody has changed this response');
    await panel().getByText('This response is not here').waitFor();
    await page.unroute(isChange);
    await maya.ask('changeResponses', params, { action: 'restore', selection: { deletion } });
    await inPanel('Guest of honour');
    await row('Guest of honour').waitFor();
  });

  test('the panel is printed alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await holds(async () => assert.ok(await page.locator('.response-printed').isVisible()));
    assert.equal(await page.getByRole('grid').isVisible(), false);
    await page.emulateMedia({ media: null });
  });

  test('on a phone the panel covers the table', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await inPanel('Guest of honour');
    assert.deepEqual(await liveViolations(page), []);
    await panel().getByRole('button', { name: 'Close the response' }).click();
    await panel().waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('selected rows are tagged, deleted and restored', async () => {
    await open('live', 'Guest 11');
    for (const name of ['Guest 11', 'Guest 10']) await row(name).getByRole('checkbox').check();
    await bar().getByText('2 selected').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await bar().getByRole('button', { name: 'Tag' }).click();
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('press');
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).press('Enter');
    await told(page, 'Tagged 2 responses');
    assert.equal((await list('live')).filter(({ tags }) => tags.includes('press')).length, 2);
    await bar().getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Deleted 2 responses');
    await row('Guest 11').waitFor({ state: 'detached' });
    assert.equal((await list('live')).length, count - 2);
    await undo(page, 'Deleted 2 responses');
    await told(page, 'Restored 2 responses');
    await row('Guest 11').waitFor();
    assert.equal((await list('live')).length, count);
  });

  test('work stays in sight when other rows are selected, and leaves them selected', async () => {
    const reached = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    await page.route(isChange, async (route) => {
      reached.resolve();
      await mayGo.promise;
      await route.continue();
    });
    await row('Guest 9').getByRole('checkbox').check();
    await bar().getByRole('button', { name: 'Delete' }).click();
    await reached.promise;
    await row('Guest 9').getByRole('checkbox').uncheck();
    await bar().getByRole('button', { name: 'Stop' }).waitFor();
    await row('Guest 8').getByRole('checkbox').check();
    mayGo.resolve();
    await told(page, 'Deleted 1 response');
    await bar().getByText('1 selected').waitFor();
    await holds(async () => assert.ok(await row('Guest 8').getByRole('checkbox').isChecked()));
    await page.unroute(isChange);
    await undo(page, 'Deleted 1 response');
    await told(page, 'Restored 1 response');
    await row('Guest 9').waitFor();
    await bar().getByRole('button', { name: 'Clear selection' }).click();
  });

  test('a deletion whose answer is lost can be undone', async () => {
    await page.route(isChange, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 408, json: { error: { code: 'unexpected' } } });
    });
    await row('Guest 10').getByRole('checkbox').check();
    await bar().getByRole('button', { name: 'Delete' }).click();
    await row('Guest 10').waitFor({ state: 'detached' });
    const failure = 'Something went wrong';
    await told(page, failure);
    await page.unroute(isChange);
    assert.equal((await list('live')).length, count - 1);
    await undo(page, failure);
    await told(page, 'Restored 1 response');
    await row('Guest 10').waitFor();
    assert.equal((await list('live')).length, count);
  });

  test('all that match are deleted and restored', async () => {
    await row('Guest 9').getByRole('checkbox').check();
    await button(page, 'Select all that match').click();
    await bar()
      .getByText(/^All .*that match are selected$/)
      .waitFor();
    await bar().getByRole('button', { name: 'Delete' }).click();
    await told(page, `Deleted ${count} responses`);
    assert.deepEqual(await list('live'), []);
    await undo(page, `Deleted ${count} responses`);
    await told(page, `Restored ${count} responses`);
    assert.equal((await list('live')).length, count);
  });

  test('all test responses go at once, and others stay', async () => {
    await open('test', 'Trial 12');
    await button(page, 'Delete all test responses').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete all test responses' }).click();
    await told(page, `Deleted ${count} responses`);
    assert.deepEqual(await list('test'), []);
    assert.equal((await list('live')).length, count);
  });

  test('deleted ones wait in their own tab, to be read, restored or erased', async () => {
    await page.getByRole('link', { name: /^Deleted/ }).click();
    await row('Trial 12').waitFor();
    assert.equal((await maya.ask('responseCounts', { organization, form })).deleted, count);
    await row('Trial 12').getByText('Trial 12').click();
    await inPanel('Trial 12');
    await panel()
      .getByText(/^It is erased with its files on /)
      .waitFor();
    assert.equal(await panel().getByRole('button', { name: /^Edit/ }).count(), 0);
    assert.deepEqual(await liveViolations(page), []);
    await page.setViewportSize({ width: 390, height: 800 });
    await inPanel('Trial 12');
    assert.deepEqual(await liveViolations(page), []);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('j');
    await inPanel('Trial 11');
    await panel().getByRole('button', { name: 'Restore' }).click();
    await told(page, 'Response restored');
    await inPanel('Trial 10');
    await row('Trial 11').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await row('Trial 10').locator(':focus').waitFor();
    await page.keyboard.press('Space');
    await row('Trial 9').getByRole('checkbox').check();
    await bar().getByText('2 selected').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await bar().getByRole('button', { name: 'Restore' }).click();
    await told(page, 'Restored 2 responses');
    await row('Trial 9').waitFor({ state: 'detached' });
    assert.equal((await list('test')).length, 3);
    await page.getByRole('checkbox', { name: 'Select all loaded responses' }).check();
    await bar().getByRole('button', { name: 'Erase now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase now' }).click();
    await told(page, `Erased ${count - 3} responses`);
    await page.getByText('Nothing deleted').waitFor();
  });

  test('the tabs of deleted and quarantined ones follow what others do, with their counts', async () => {
    const params = { organization, form };
    const [newest] = await list('live');
    const deletion = 'in-another-window';
    const selection = { ids: [newest?.id ?? 0] };
    await maya.ask('changeResponses', params, { action: 'delete', deletion, selection });
    await row('Guest of honour').waitFor();
    await page.getByRole('link', { name: /^Deleted\s*1$/ }).waitFor();
    await maya.ask('changeResponses', params, { action: 'restore', selection: { deletion } });
    await page.getByText('Nothing deleted').waitFor();
    await open('spam', 'Watches');
    await sendSpam(journey.url, form, 'Shoes');
    await row('Shoes').waitFor();
    await page.getByRole('link', { name: /^Spam\s*3$/ }).waitFor();
    const shoes = (await list('spam')).map(({ id }) => id).at(0) ?? 0;
    await maya.ask('changeResponses', params, { action: 'discard', selection: { ids: [shoes] } });
    await row('Shoes').waitFor({ state: 'detached' });
  });

  test('quarantined ones are released and discarded', async () => {
    await open('spam', 'Watches');
    await row('Watches').getByRole('checkbox').check();
    await bar().getByRole('button', { name: 'Release' }).click();
    await told(page, 'Released 1 response');
    await row('Watches').waitFor({ state: 'detached' });
    await row('Pills').getByRole('checkbox').check();
    await bar().getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await told(page, 'Discarded 1 response');
    assert.deepEqual(await list('spam'), []);
    assert.equal((await list('live')).length, count + 1);
  });
});
