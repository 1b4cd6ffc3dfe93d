import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { holds } from '../../../support/eventually.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from '../journey.ts';
import { settled } from '../openScreen.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'Your visit',
      fields: [
        {
          id: 'field11',
          type: 'dropdown',
          label: 'How did you come',
          options: [
            { value: 'train', label: 'By train' },
            { value: 'car', label: 'By car' },
          ],
        },
        { id: 'field12', type: 'one_line_input', key: 'station', label: 'Which station' },
        { id: 'field13', type: 'one_line_input', label: 'Tickets', accepts: 'number' },
      ],
    },
    { id: 'page2', label: 'Goodbye', fields: [{ id: 'field14', type: 'email', label: 'Mail address' }] },
  ],
};

describeInBrowser('rules, formulas, findings and code of a form', () => {
  let journey: Journey;
  let owned: Owned;
  let page: Page;
  let form: string;
  let place: string;
  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
    ({ page } = owned);
  });
  after(async () => await journey.end());

  /** A form with this draft, on the tab at `path`. */
  async function open(draft: FormDefinition, path: string): Promise<void> {
    const { organization, client } = owned;
    const { workspaces } = await client.ask('workspaces', { organization });
    const workspace = workspaces[0]?.id ?? '';
    ({ id: form } = await client.ask(
      'createForm',
      { organization },
      { workspace, name: 'Visit', template: null },
    ));
    const { revision } = await client.ask('form', { organization, form });
    await client.ask('saveDraft', { organization, form }, { revision, definition: draft });
    place = `${journey.url}/app/o/${organization}/f/${form}`;
    await page.goto(`${place}${path}`);
  }

  /** The draft on the server, once it fits. */
  async function stored(fits: (draft: FormDefinition) => boolean): Promise<FormDefinition> {
    const { organization, client } = owned;
    for (;;) {
      const { definition: draft } = await client.ask('form', { organization, form });
      if (fits(draft as FormDefinition)) return draft as FormDefinition;
      await page.waitForTimeout(100);
    }
  }

  test('a rule is inserted and changed by pointer, and undone by key', async () => {
    await open(definition, '/logic');
    await page.getByRole('button', { name: 'Insert this rule' }).click();
    await page
      .getByRole('button', { name: /^Rule 1: When How did you come is By train, show Which station/ })
      .waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await page.getByLabel('Option').selectOption('car');
    await page.getByRole('button', { name: /^Field or page: Which station/ }).click();
    await page.getByRole('option', { name: /Tickets/ }).click();
    await page
      .getByRole('button', { name: /^Rule 1: When How did you come is By car, show Tickets/ })
      .waitFor();
    const { logic } = await stored((draft) => JSON.stringify(draft.logic ?? []).includes('field13'));
    assert.deepEqual(logic, [
      {
        when: { field: 'field11', operator: 'is', value: 'car' },
        do: [{ action: 'show', field: 'field13' }],
      },
    ]);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: /^Rule 1: .*show Which station/ }).waitFor();
    await page.getByRole('button', { name: 'New rule' }).click();
    await page.getByRole('button', { name: /^Rule 2: / }).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: /^Rule 2: / }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Rule 2: / }).waitFor();
  });

  test('a rule is built, copied and moved by keyboard alone', async () => {
    await open(definition, '/logic');
    await page.getByRole('button', { name: 'Insert this rule' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Field: How did you come/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Search fields' }).waitFor();
    await page.keyboard.type('tick');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Value' }).focus();
    await page.keyboard.type('3');
    await page.getByRole('button', { name: /^Rule 1: When Tickets is 3/ }).waitFor();
    await page.getByRole('button', { name: 'Actions for rule 1' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role="menu"] :focus').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.locator('[role="menuitem"]:focus', { hasText: 'Duplicate' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Rule 2: When Tickets is 3/ }).waitFor();
    await page.getByRole('combobox', { name: 'Comparison' }).selectOption('is_over');
    await page.getByRole('button', { name: 'Move rule 2' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: /^Rule 1: When Tickets is more than 3/ }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Rule moved to place 1 of 2' }).waitFor();
  });

  test('a formula is completed, shows its value, and its fault at its place', async () => {
    const when = { formula: 'field13', operator: 'is' as const, value: 3 };
    await open(
      { ...definition, logic: [{ when, do: [{ action: 'show', field: 'field14' }] }] },
      '/logic?rule=1',
    );
    const formula = page.getByRole('textbox', { name: 'Formula' });
    await formula.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' * 2 + tick');
    const option = page.getByRole('option', { name: /Tickets/ });
    await option.waitFor();
    // Enter chooses nothing while the list still follows the last letter.
    do await page.keyboard.press('Enter');
    while (await option.isVisible());
    await page
      .getByText('= 9')
      .or(page.locator('output', { hasText: '9' }))
      .first()
      .waitFor();
    await page.keyboard.type(' + nonsense');
    await page.getByText('There is no field "nonsense"').waitFor();
    await holds(async () => assert.equal(await page.locator('.cm-fault').innerText(), 'nonsense'));
    await page.keyboard.press('Escape');
    assert.deepEqual(await liveViolations(page), []);
    await page.keyboard.press('Control+z');
    await formula.filter({ hasNotText: 'nonsense' }).waitFor();
  });

  test('an answer is inserted into a text with @', async () => {
    const when = { field: 'field11', operator: 'is' as const, value: 'car' };
    await open(
      { ...definition, logic: [{ when, do: [{ action: 'end', after: 'page1' }] }] },
      '/logic?rule=1',
    );
    const title = page.getByLabel('Heading of this ending');
    await title.click();
    await page.keyboard.type('Thank you, @stat');
    await page.getByRole('option', { name: /Which station/ }).waitFor();
    await page.keyboard.press('Enter');
    await holds(async () => assert.equal(await title.textContent(), 'Thank you, Which station'));
    await title.getByText('Which station', { exact: true }).waitFor();
    await stored((draft) => JSON.stringify(draft.logic).includes('Thank you, [field12]'));
  });

  test('a finding leads to its cause and is mended by one click', async () => {
    const when = { field: 'field11', operator: 'is' as const, value: 'boat' };
    await open({ ...definition, logic: [{ when, do: [{ action: 'show', field: 'field12' }] }] }, '/logic');
    // The wrong option, and the field that is therefore never shown.
    await page.getByRole('button', { name: '2 problems' }).click();
    await page.getByRole('button', { name: /which it does not have/ }).click();
    await page.waitForURL(/rule=1/);
    await page.locator('[aria-current="page"]', { hasText: 'Logic' }).waitFor();
    await page.getByRole('button', { name: '2 problems' }).click();
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('button', { name: 'Add the option “Boat”' }).click();
    await page.getByText('Nothing to correct.').waitFor();
    await stored((draft) => JSON.stringify(draft.pages).includes('"Boat"'));
  });

  test('the code and the rest of the app change the same draft', async () => {
    await open({ ...definition, title: 'Visit' }, '/code');
    await page.getByText('Everything here is in the draft.').waitFor();
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
    const code = page.getByRole('textbox', { name: 'The form as YAML' });
    await code.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.keyboard.type(' us');
    await stored(({ title }) => title === 'Visit us');
    await page.keyboard.type(': "');
    await page.getByText('Not in the draft yet').waitFor();
    assert.equal((await stored(() => true)).title, 'Visit us');
    await page.keyboard.press('Control+z');
    await page.getByText('Everything here is in the draft.').waitFor();
    await page.keyboard.press('Control+z');
    await stored(({ title }) => title === 'Visit');
    await code.filter({ hasNotText: 'Visit us' }).waitFor();
  });
});
