import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator } from 'playwright-core';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { holds } from '../../../support/eventually.ts';
import { boxOf } from '../../boxOf.ts';
import { describeInBrowser, launchBrowser } from '../../browserVisit.ts';
import { openShowcase, type Showcase } from '../showcase.ts';
import { complaints, drag, replaceText, status } from './canvasSteps.ts';
import { labelsOf, openBuilder } from './openBuilder.ts';

/** Wide enough that the form is shown unscaled, because the browser driver ignores the scale of frames. */
const viewport = { width: 1700, height: 1300 };

const text = (id: string, label: string): Field => ({ id, type: 'one_line_input', label });

const fruits: FormDefinition = {
  format: 2,
  title: 'Fruits',
  pages: [
    {
      id: 'page1',
      label: 'First',
      fields: [text('field1', 'Apple'), text('field2', 'Banana'), text('field3', 'Cherry')],
    },
    { id: 'page2', label: 'Second', fields: [text('field4', 'Date palm')] },
  ],
};

describeInBrowser('the builder', () => {
  let browser: Browser;
  let showcase: Showcase;
  before(async () => {
    browser = await launchBrowser();
    showcase = await openShowcase({ forms: 1 });
  });
  after(async () => {
    await browser.close();
    await showcase[Symbol.asyncDispose]();
  });
  const open = (definition: FormDefinition) => openBuilder(browser, showcase, definition, { viewport });

  test('fields move by keyboard in the outline, over pages, with spoken feedback', async () => {
    const { page, stored } = await open(fruits);
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.getByRole('treeitem', { name: 'Banana' }).click();
    await page.keyboard.press('Alt+ArrowDown');
    await status(page, 'Banana: now 3 of 3 on page 1.');
    await page.keyboard.press('Alt+ArrowDown');
    await status(page, 'Banana: now 1 of 2 on page 2.');
    await holds(async () => assert.equal(await page.locator('[role=treeitem]:focus').innerText(), 'Banana'));
    await page.keyboard.press(' ');
    await status(page, 'Banana lifted.');
    // The second comes before the next frame, and the row on the other page is a new one.
    await page.evaluate(`(async () => {
      for (let count = 0; count < 2; count += 1) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
        await null;
      }
    })()`);
    await status(page, 'Banana: now 2 of 3 on page 1.');
    assert.deepEqual(await complaints({ page }), []);
    await page.keyboard.press('Escape');
    await status(page, 'Banana is back where it was.');
    const draft = await stored((each) => labelsOf(each)[1]?.[0] === 'Banana');
    assert.deepEqual(labelsOf(draft), [
      ['Apple', 'Cherry'],
      ['Banana', 'Date palm'],
    ]);
    await page.context().close();
  });

  test('fields move by mouse, in the canvas, in the outline and from the palette', async () => {
    const { page, canvas, stored } = await open(fruits);
    const fieldOf = (name: string) => canvas.locator('.field', { hasText: name });
    const line = canvas.locator('.canvas-layer .drop');
    await fieldOf('Apple').click({ position: { x: 400, y: 60 } });
    await drag(page, canvas.locator('.canvas-layer .drag'), fieldOf('Date palm'), 0.9, line);
    await stored((draft) => labelsOf(draft)[1]?.join() === 'Date palm,Apple');
    await page.getByRole('button', { name: 'Outline' }).click();
    const row = (name: string) => page.getByRole('treeitem', { name });
    await drag(page, row('Cherry'), row('Banana'), 0.1, page.locator('.outline-drop'));
    await stored((draft) => labelsOf(draft)[0]?.join() === 'Cherry,Banana');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await drag(page, page.getByRole('button', { name: /^Rating/ }), fieldOf('Banana'), 0.9, line);
    await canvas.locator('[contenteditable]').waitFor();
    await page.keyboard.type('Stars');
    const draft = await stored((each) => labelsOf(each)[0]?.[2] === 'Stars');
    assert.deepEqual(labelsOf(draft), [
      ['Cherry', 'Banana', 'Stars'],
      ['Date palm', 'Apple'],
    ]);
    await page.context().close();
  });

  test('a field moves by touch on a phone', async () => {
    const { page, canvas, stored } = await openBuilder(browser, showcase, fruits, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const fieldOf = (name: string) => canvas.locator('.field', { hasText: name });
    await fieldOf('Apple').tap({ position: { x: 200, y: 60 } });
    const handle = canvas.locator('.canvas-layer .drag');
    await handle.waitFor();
    // The keyboard of a phone would come with a text that is edited.
    assert.equal(await canvas.locator('[contenteditable]').count(), 0);
    const [start, end] = [await boxOf(handle), await boxOf(fieldOf('Cherry'))];
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    const to = { x: end.x + end.width / 2, y: end.y + end.height * 0.9 };
    await touch('touchStart', from.x, from.y);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await canvas.locator('.canvas-layer .drop').waitFor();
    await touch('touchEnd', to.x, to.y);
    const draft = await stored((each) => labelsOf(each)[0]?.[2] === 'Apple');
    assert.deepEqual(labelsOf(draft)[0], ['Banana', 'Cherry', 'Apple']);
    await status(page, 'Apple: now 3 of 3 on page 1.');
    await page.context().close();
  });

  test('texts are edited in place, a list becomes options, and one history undoes all of it', async () => {
    const { page, canvas, stored } = await open({
      ...fruits,
      pages: [
        {
          id: 'page1',
          label: 'First',
          fields: [
            {
              id: 'field1',
              type: 'multiple_choice',
              label: 'Which?',
              options: [{ value: 'a', label: 'One' }],
            },
          ],
        },
      ],
    });
    await replaceText(page, canvas.getByRole('heading', { name: 'Fruits' }), 'Vegetables');
    await replaceText(page, canvas.getByText('Which?', { exact: true }), 'Which ones?');
    // The driver takes a label for its control, which is at rest here.
    await canvas.getByText('One', { exact: true }).click({ force: true });
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await canvas.getByText('Two', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await canvas.locator('.option').nth(2).waitFor();
    await paste(canvas.locator('[contenteditable]'), '- Three\n- Four\n- Five');
    const optionsOf = (draft: FormDefinition) => {
      const [field] = draft.pages[0]?.fields ?? [];
      return field !== undefined && 'options' in field ? field.options?.map(({ label }) => label) : undefined;
    };
    const draft = await stored((each) => optionsOf(each)?.length === 5);
    assert.deepEqual(optionsOf(draft), ['One', 'Two', 'Three', 'Four', 'Five']);
    assert.equal(draft.title, 'Vegetables');
    assert.equal(draft.pages[0]?.fields[0]?.label, 'Which ones?');
    assert.deepEqual(await complaints({ page }), []);
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('Control+z');
    const undone = await stored((each) => each.title === 'Fruits');
    assert.deepEqual(optionsOf(undone), ['One']);
    await page.context().close();
  });

  test('typing replaces the options of a new question, Enter goes on, and what nobody wrote is not published', async () => {
    const { page, canvas, stored } = await open({
      ...fruits,
      pages: [{ id: 'page1', label: '', fields: [text('field1', 'Apple')] }],
    });
    await page.getByRole('button', { name: /^Choice/ }).click();
    await canvas.locator('[contenteditable]').waitFor();
    await page.keyboard.type('Which day suits you?');
    await canvas.getByText('Option 1', { exact: true }).click({ force: true });
    await page.keyboard.type('Saturday');
    await page.keyboard.press('Enter');
    await canvas.getByRole('textbox', { name: 'Option 2' }).waitFor();
    await page.keyboard.type('Sunday');
    const optionsOf = (draft: FormDefinition) => {
      const field = draft.pages[0]?.fields[1];
      return field !== undefined && 'options' in field ? field.options?.map(({ label }) => label) : undefined;
    };
    await stored((draft) => optionsOf(draft)?.join() === 'Saturday,Sunday,');
    assert.equal(await page.getByText(/has no label/).count(), 0);
    // In the settings the same: Enter goes to the one that is left, where another Enter adds none.
    const settings = (name: string) => page.getByRole('textbox', { name, exact: true });
    await settings('Option 2').press('Enter');
    await settings('Option 3').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await holds(async () => assert.equal(await settings('Option 4').count(), 0));
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    const published = await stored((draft) => optionsOf(draft)?.length === 2);
    assert.deepEqual(optionsOf(published), ['Saturday', 'Sunday']);
    await page.context().close();
  });

  test('a question is shown only if another is answered, and a page is added below its page', async () => {
    const { page, canvas, stored } = await open(fruits);
    await canvas.locator('.field', { hasText: 'Banana' }).click({ position: { x: 400, y: 60 } });
    await page.getByRole('button', { name: 'Show only if…' }).click();
    await page.getByRole('button', { name: /^Rule 1: When Apple .*show Banana/ }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Build' }).click();
    await page.getByRole('button', { name: 'Shown by rule 1' }).waitFor();
    await canvas.getByRole('button', { name: 'Add a page' }).first().click();
    const draft = await stored((each) => each.pages.length === 3);
    assert.deepEqual(labelsOf(draft)[1], []);
    await page.context().close();
  });

  test('an answer is inserted where a text is shown, and a formula in a text opens', async () => {
    const ticket: Field = {
      id: 'field2',
      type: 'multiple_choice',
      label: 'Ticket',
      options: [{ value: 'day', label: 'Day', price: 120 }],
    };
    const price = { ...text('field3', 'Comment'), description: '[money(field2, "EUR")] for [field9]' };
    const { page, canvas, stored } = await open({
      ...fruits,
      pages: [{ id: 'page1', label: '', fields: [text('field1', 'Full name'), ticket, price] }],
    });
    const labelOf = (draft: FormDefinition) => draft.pages[0]?.fields[2]?.label;
    await canvas.getByText('Comment', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(', @full');
    await canvas.getByRole('option', { name: 'Full name' }).waitFor();
    assert.deepEqual(await complaints({ page }), []);
    await page.keyboard.press('Enter');
    await page.keyboard.type('?');
    await stored((draft) => labelOf(draft) === 'Comment, [field101]?');
    const part = canvas.locator('[contenteditable=plaintext-only] [data-inserted]');
    assert.equal(await part.innerText(), 'Full name');
    await page.getByRole('textbox', { name: 'Question' }).getByText('Full name').waitFor();
    await page.keyboard.press('Control+z');
    await stored((draft) => labelOf(draft) !== 'Comment, [field101]?');
    await page.keyboard.press('Control+Shift+z');
    await stored((draft) => labelOf(draft) === 'Comment, [field101]?');
    await page.keyboard.press('Escape');
    // The name in the text follows the question.
    await replaceText(page, canvas.getByText('Full name', { exact: true }).first(), 'Your name');
    await canvas.locator('[data-inserted]', { hasText: 'Your name' }).waitFor();
    const help = canvas.locator('.help [data-text]');
    await help.getByText('Deleted question').waitFor();
    await help.click({ position: { x: 2, y: 2 } });
    await help.getByText('price of Ticket').click();
    const formula = page.getByRole('dialog', { name: 'Formula in a text' });
    await formula.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('field102 * 2');
    await stored((draft) => draft.pages[0]?.fields[2]?.description === '[field102 * 2] for [field109]');
    await formula.getByRole('button', { name: 'Done' }).click();
    await formula.waitFor({ state: 'hidden' });
    await help.getByText('Formula', { exact: true }).waitFor();
    assert.deepEqual(await complaints({ page }), []);
    await page.context().close();
  });

  test('several fields are selected, required, duplicated, and copied to another form', async () => {
    const { page, canvas, stored } = await open(fruits);
    const at = { position: { x: 400, y: 60 } };
    await canvas.locator('.field', { hasText: 'Apple' }).click(at);
    await canvas.locator('.field', { hasText: 'Cherry' }).click({ ...at, modifiers: ['Shift'] });
    await canvas.locator('.field', { hasText: 'Banana' }).click({ ...at, modifiers: ['Control'] });
    await page
      .getByRole('toolbar', { name: '2 fields selected' })
      .getByRole('button', { name: 'Required' })
      .click();
    await stored((draft) => draft.pages[0]?.fields[2]?.required === true);
    assert.deepEqual(await complaints({ page }), []);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('toolbar', { name: '2 fields' }).getByRole('button', { name: 'Duplicate' }).click();
    await stored((draft) => draft.pages[0]?.fields.length === 5);
    const written = JSON.stringify({
      'canvass-fields': 1,
      fields: [{ ...text('field1', 'From elsewhere'), required: true }],
    });
    await paste(canvas.locator('main'), written);
    const draft = await stored((each) => each.pages[0]?.fields.length === 6);
    const ids = draft.pages.flatMap(({ fields }) => fields.map(({ id }) => id));
    assert.equal(new Set(ids).size, ids.length, 'a pasted field gets an id of its own');
    assert.equal(draft.pages[0]?.fields.filter(({ label }) => label === 'Apple').length, 2);
    await canvas.locator('.field', { hasText: 'From elsewhere' }).click(at);
    await page.keyboard.press('Delete');
    await stored((each) => each.pages[0]?.fields.length === 5);
    await page.getByText('Deleted: From elsewhere').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await stored((each) => each.pages[0]?.fields.length === 6);
    await page.context().close();
  });

  test('trying out goes through the steps, and sending stores nothing', async () => {
    const { page, canvas, form } = await open({
      ...fruits,
      pages: fruits.pages.map((each) => ({
        ...each,
        fields: each.fields.map((field) => ({ ...field, required: true })),
      })),
      ending: { message: 'Thank you, [field1]' },
    });
    await page.getByRole('button', { name: 'Try out' }).click();
    await canvas.getByRole('button', { name: 'Next' }).click();
    await canvas.getByText('Answer this question').or(canvas.locator('.error')).first().waitFor();
    for (const name of ['Apple', 'Banana', 'Cherry']) await canvas.getByLabel(name).fill(`Ripe ${name}`);
    await canvas.getByRole('button', { name: 'Next' }).click();
    await canvas.getByLabel('Date palm').fill('x');
    assert.deepEqual(await complaints({ page }), []);
    await canvas.getByRole('button', { name: 'Send' }).click();
    await canvas.getByText('Thank you, Ripe Apple').waitFor();
    await canvas.getByText('nothing was stored').waitFor();
    const { organization, owner } = showcase;
    assert.equal((await owner.ask('form', { organization, form })).responses, 0);
    await page.context().close();
  });

  test('an attack in every text of a form does nothing in the builder', async () => {
    const attack = `'"><img src=x onerror=top.ran=1><svg onload=parent.ran=1><script>parent.ran=1</script>[x](javascript:top.ran=1)`;
    const armed = JSON.parse(JSON.stringify(everyText), (key, value) =>
      typeof value === 'string' && /^(title|description|label|text|placeholder|message)$/.test(key)
        ? `${value} ${attack}`
        : value,
    );
    const { page, canvas } = await open(armed);
    const ran = async () => await page.evaluate('window.ran === 1');
    await canvas.locator('.field').first().waitFor();
    assert.equal(await ran(), false);
    await canvas.locator('.label [data-text]').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.getByRole('treeitem').last().waitFor();
    await page.getByRole('button', { name: 'Try out' }).click();
    await canvas.getByRole('button', { name: 'Send' }).waitFor();
    await canvas.getByRole('button', { name: 'Send' }).click();
    await canvas.getByText('nothing was stored').waitFor();
    assert.equal(await ran(), false);
    assert.equal(await canvas.locator('img[src=x], svg[onload], body script').count(), 0);
    const inside = page.frames().find((frame) => frame.url().endsWith('/preview'));
    assert.equal(await inside?.evaluate('origin'), 'null', 'the frame has an origin of its own');
    assert.match(
      String(await inside?.evaluate('try { parent.document.title } catch (error) { error.name }')),
      /SecurityError/,
    );
    await page.context().close();
  });
});

const everyText: FormDefinition = {
  format: 2,
  title: 'Title',
  description: 'Description',
  pages: [
    {
      id: 'page1',
      label: 'Page',
      description: 'About the page',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Line', description: 'Help', placeholder: 'Here' },
        { id: 'field2', type: 'multiple_choice', label: 'Choice', options: [{ value: 'a', label: 'One' }] },
        { id: 'field3', type: 'dropdown', label: 'List', options: [{ value: 'a', label: 'One' }] },
        { id: 'field4', type: 'rich_text', label: 'Text', text: '# Heading' },
        { id: 'field5', type: 'hidden', label: 'Hidden' },
        { id: 'field6', type: 'table_entry', label: 'Table', columns: [{ id: 'column1', label: 'Column' }] },
      ],
    },
  ],
  ending: { title: 'Done', message: 'Thanks' },
};

/** Pastes a text, as the system does; the test's browser has no clipboard. */
async function paste(place: Locator, text: string): Promise<void> {
  const quoted = JSON.stringify(text);
  await place.evaluate(
    new Function(
      'element',
      `const clipboardData = new DataTransfer();
       clipboardData.setData('text/plain', ${quoted});
       element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));`,
    ) as (element: unknown) => void,
  );
}
