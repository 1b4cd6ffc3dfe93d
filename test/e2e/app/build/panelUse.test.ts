import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { fieldsOf } from '#form/definition/document.ts';
import { fullFields } from '#form/edit/testing/fullFields.ts';
import { definition } from '#form/schema/definition.ts';
import { type FieldType, fieldTypes } from '#form/value/kinds.ts';
import { holds } from '../../../support/eventually.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { oppositeLooks as looks } from '../../../support/windowLooks.ts';
import { boxOf } from '../../boxOf.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { lasts, settled, tooWide } from '../openScreen.ts';
import { type OpenDraft, openDraft, openSections, select } from './panelSteps.ts';

const fields = fieldTypes.map(
  (type, index): Field => ({
    ...fullFields[type],
    id: `field${101 + index}`,
    key: `key${index}`,
  }),
);
const idOf = (type: FieldType) => `field${101 + fieldTypes.indexOf(type)}`;

const start: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: 'First', fields },
    { id: 'page2', label: 'Second', fields: [] },
  ],
  ending: { title: 'Thank you', redirect: 'https://example.org/', redirect_after: 5 },
  logic: [
    {
      when: { field: 'field101', operator: 'is_empty' },
      do: [{ action: 'end', after: 'page1', title: 'Bye' }],
    },
  ],
};

describeInBrowser('the panel of a form', () => {
  let journey: Journey;
  let draft: OpenDraft;
  let page: Page;
  let panel: Locator;
  before(async () => {
    journey = await beginJourney();
    draft = await openDraft(await journey.own(), start);
    ({ page, panel } = draft);
  });
  after(async () => await journey.end());
  const input = (label: string) => panel.getByLabel(label, { exact: true });
  const fieldIn = (all: FormDefinition, id: string) => [...fieldsOf(all)].find((each) => each.id === id);

  // Around the panel nothing changes, so only full runs look at the whole window each time.
  test('axe finds nothing in any panel, wide and light or narrow and dark', async () => {
    const complaints: string[] = [];
    const names = ['form', 'page1', 'ending', ...fields.map(({ id }) => id)];
    for (const [index, name] of names.entries()) {
      const { width, colorScheme } = looks[index % 2 === 0 ? 0 : 1];
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme });
      await select(page, name);
      await page.setViewportSize({ width, height: 900 });
      // Where there is no room for three columns, the panel is in a drawer.
      if (width < 1000) await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await openSections(panel);
      const details = panel.getByRole('button', { name: /^Settings of (?!the form)/ }).first();
      if ((await details.count()) > 0) await details.click();
      await settled(page);
      complaints.push(
        ...(await liveViolations(page, isFullRun ? undefined : '.panel')).map(
          (text) => `${name} at ${width}: ${text}`,
        ),
      );
      if (await lasts(page, tooWide)) complaints.push(`${name} at ${width}: wider than the window`);
      if (width < 1000) await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    assert.deepEqual(complaints, []);
  });

  test('what the schema refuses is explained at the control, and the draft keeps what it had', async () => {
    await select(page, idOf('comment'));
    await openSections(panel);
    await input('Characters at most').fill('0');
    await panel.getByText('Must be at least 1.').waitFor();
    await holds(async () =>
      assert.equal(await input('Characters at most').getAttribute('aria-invalid'), 'true'),
    );
    await input('Characters at most').fill('many');
    await panel.getByText(/^Must be a (whole )?number\.$/).waitFor();
    await input('Height in lines').fill('7');
    const stored = await draft.storedAs((all) => height(all) === 7, 'height');
    assert.equal(Reflect.get(fieldIn(stored, idOf('comment')) ?? {}, 'max_length'), 300);
    await input('Characters at most').fill('30');
    await holds(async () => assert.equal(await panel.getByText(/^Must be/).count(), 0));
  });
  const height = (all: FormDefinition) => Reflect.get(fieldIn(all, idOf('comment')) ?? {}, 'rows');

  test('what was typed in one box is undone at once', async () => {
    await select(page, idOf('nps'));
    const before = await input('Question').innerText();
    await input('Question').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' and more');
    await holds(async () => assert.equal(await input('Question').innerText(), `${before} and more`));
    await page.keyboard.press('ControlOrMeta+z');
    await holds(async () => assert.equal(await input('Question').innerText(), before));
    await select(page, idOf('comment'));
    await openSections(panel);
    await input('Characters at most').fill('30');
  });

  test('bounds that contradict are stored, and the checker says so at the control', async () => {
    await input('Characters at least').fill('40');
    // Not while somebody is typing there.
    await input('Characters at least').blur();
    await panel.getByText(/asks for at least 40 characters and at most 30/).waitFor();
    await input('Characters at least').fill('');
    const stored = await draft.storedAs(
      (all) => !('min_length' in (fieldIn(all, idOf('comment')) ?? {})),
      'no shortest length',
    );
    assert.equal(definition.safeParse(stored).success, true);
    assert.equal(await panel.getByText(/asks for at least/).count(), 0);
  });

  test('a pattern is tried at once', async () => {
    await select(page, idOf('one_line_input'));
    await openSections(panel);
    await input('Try an answer').fill('AB-1234');
    await panel.getByText('This answer fits.').waitFor();
    await input('Try an answer').fill('AB-12');
    await panel.getByText('This answer does not fit.').waitFor();
    await input('Pattern').fill('[A-Z');
    await input('Pattern').blur();
    await panel.getByText(/does not work/).waitFor();
    await input('Pattern').fill('[A-Z]+');
  });

  test('options are typed, pasted as a list, moved by pointer and keys, and removed', async () => {
    const id = idOf('dropdown');
    const options = async (expected: readonly string[]) =>
      await draft.storedAs((all) => {
        const field = fieldIn(all, id);
        const shown =
          field !== undefined && 'options' in field ? field.options?.map(({ label }) => label) : [];
        return shown?.join() === expected.join();
      }, expected.join());
    await select(page, id);
    await input('Option 2').press('Enter');
    await page.keyboard.type('Huge');
    await options(['Small', 'Large', 'Huge']);
    await page.evaluate(`navigator.clipboard.writeText('- Tiny\\n- Wide')`);
    await page.keyboard.press('ControlOrMeta+v');
    const stored = await options(['Small', 'Large', 'Huge', 'Tiny', 'Wide']);
    const field = fieldIn(stored, id);
    assert.deepEqual(field !== undefined && 'options' in field && field.options?.map(({ value }) => value), [
      's',
      'l',
      'huge',
      'tiny',
      'wide',
    ]);
    await panel.getByRole('button', { name: 'Move Wide', exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await panel.getByText('Place 4 of 5').waitFor({ state: 'attached' });
    await page.keyboard.press('Home');
    await options(['Wide', 'Small', 'Large', 'Huge', 'Tiny']);
    await drag(page, panel.getByRole('button', { name: 'Move Wide', exact: true }), input('Option 3'));
    await options(['Small', 'Large', 'Wide', 'Huge', 'Tiny']);
    await panel.getByRole('button', { name: 'Remove Huge' }).click();
    await input('Option 4').fill('');
    await input('Option 4').press('Backspace');
    await options(['Small', 'Large', 'Wide']);
    await panel.getByRole('button', { name: 'Add several' }).click();
    await page.keyboard.type('One\nTwo');
    await panel.getByRole('button', { name: 'Add 2' }).click();
    await options(['Small', 'Large', 'Wide', 'One', 'Two']);
    await input('Price of Small').fill('');
    await input('Price of Large').fill('8,90');
    const priced = { name: 'Large – €8.90', exact: true };
    await page.frameLocator('.canvas-frame').getByRole('option', priced).waitFor({ state: 'attached' });
    const prices = (all: FormDefinition) => {
      const changed = fieldIn(all, id);
      return changed !== undefined && 'options' in changed ? changed.options?.map(({ price }) => price) : [];
    };
    await draft.storedAs((all) => prices(all)?.join() === ',8.9,,,', 'the price moved to another option');
  });

  test('the first price of a question is shown to visitors', async () => {
    const id = idOf('multiple_choice');
    const isShown = (all: FormDefinition) => {
      const field = fieldIn(all, id);
      return field !== undefined && 'show_prices' in field && field.show_prices === true;
    };
    await select(page, id);
    await openSections(panel);
    await panel.getByRole('switch', { name: 'Show prices', exact: true }).click();
    await input('Price of Red').fill('');
    await input('Price').fill('');
    await draft.storedAs((all) => !isShown(all), 'no prices');
    await input('Price of Blue').fill('12,50');
    await draft.storedAs(isShown, 'the first price');
  });

  test('another type keeps what both share, and says what is lost', async () => {
    await select(page, idOf('multiple_choice'));
    await panel.getByRole('button', { name: 'Change type' }).click();
    await page.getByRole('menuitem', { name: 'Dropdown' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change to “Dropdown”' });
    for (const lost of ['Picture', 'Several answers', 'Offer “Other”', 'Layout'])
      await dialog.getByRole('listitem').filter({ hasText: lost }).waitFor();
    await dialog.getByRole('button', { name: 'Change type' }).click();
    const isChanged = (field: Field) => field.type === 'dropdown' && field.key === 'key9';
    const stored = await draft.storedAs((all) => [...fieldsOf(all)].some(isChanged), 'the dropdown');
    const changed = [...fieldsOf(stored)].find(isChanged);
    // The form was never published, so no answers have the id.
    assert.equal(changed?.id, idOf('multiple_choice'));
    assert.equal(changed !== undefined && 'options' in changed && changed.options?.length, 2);
    await panel.getByRole('heading', { name: 'Dropdown' }).waitFor();
  });

  test('several fields at once: required, width, page, deletion', async () => {
    await select(page, idOf('email'));
    await select(page, idOf('phone'), true);
    await select(page, idOf('nps'), true);
    await panel.getByRole('heading', { name: '3 fields' }).waitFor();
    const chosen = (['email', 'phone', 'nps'] as const).map(idOf);
    await panel.getByRole('group', { name: 'Required' }).getByRole('radio', { name: 'Yes' }).click();
    await panel.getByRole('group', { name: 'Width' }).getByRole('radio', { name: 'Third' }).click();
    await panel.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Second' });
    const stored = await draft.storedAs(({ pages }) => pages[1]?.fields.length === 3, 'moved');
    assert.deepEqual(
      stored.pages[1]?.fields.map(({ id, required, width }) => [id, required, width]),
      chosen.map((id) => [id, true, 'third']),
    );
    await panel.getByRole('button', { name: 'Delete 3 fields' }).click();
    await draft.storedAs(({ pages }) => pages[1]?.fields.length === 0, 'deleted');
    await panel.getByRole('heading', { name: 'Form' }).waitFor();
  });

  test('the ending of a rule is changed beside that of the form', async () => {
    await select(page, 'ending');
    await panel.getByText('Rule 1, after First').click();
    // The second: the form's own message is the only one until the rule is unfolded.
    await input('Message').nth(1).fill('See you');
    await draft.storedAs(
      ({ logic }) => Reflect.get(logic?.[0]?.do[0] ?? {}, 'message') === 'See you',
      'message',
    );
  });
});

/** Drags a handle to the middle of another line. */
async function drag(page: Page, handle: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await boxOf(handle), await boxOf(onto)];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
}
