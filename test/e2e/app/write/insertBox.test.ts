import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser, liveViolations } from '../../browserVisit.ts';
import { bundleBox } from './bundleBox.ts';

const pieces = fc.constantFrom(
  '[field1]',
  '[money(field4, "EUR")]',
  '[',
  ']',
  '"',
  '\\',
  '(https://',
  'field1',
  ' ',
  '  ',
  '\n',
  '\u00a0',
  'اسم',
  '😀',
  '<b>&amp;',
  'a',
);
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 20 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const seed = Number(process.env.CANVASS_TEST_TEXTS_SEED ?? Date.now() % 1_000_000_000);

describeInBrowser('a text with inserted answers', () => {
  let browser: Browser;
  let page: Page;
  before(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    await page.setContent(await bundleBox());
    await page.waitForFunction('window.open.length === 2');
  });
  after(async () => await browser.close());

  const open = async (text: string, multiline = true, maxLength?: number) => {
    await page.evaluate(`open(${multiline}, ${maxLength}); box.show(${JSON.stringify(text)})`);
    await page.locator('[data-box]').focus();
  };
  const caret = async (from: number, to = from) =>
    await page.evaluate(`box.select({ from: ${from}, to: ${to} })`);
  const text = async () => await page.evaluate('box.text');
  const selection = async () => await page.evaluate('box.selection');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('any text is shown and read as it is', async () => {
    const texts = fc.sample(anyText, { numRuns: 1000, seed });
    const others = await page.evaluate(`(() => {
      open(true);
      return ${JSON.stringify(texts)}.filter((text) => {
        box.show(text);
        const shown = [...document.querySelectorAll('[data-inserted]')].map((part) => part.dataset.inserted);
        const sources = pieces(text).flatMap((piece) => ('source' in piece ? [piece.source] : []));
        return box.text !== text || JSON.stringify(shown) !== JSON.stringify(sources);
      });
    })()`);
    assert.deepEqual(others, [], `CANVASS_TEST_TEXTS_SEED=${seed}`);
  });

  test('what is typed beside parts never breaks them', async () => {
    const typed = fc.constantFrom('x', '\\', '(https://', '(mailto:', '"', '[', ']', ' ', '1', '(', '😀');
    const whole = fc.array(fc.constantFrom('[field1]', '[money(field4, "EUR")]', 'a', ' ', '\n', '"'), {
      maxLength: 8,
    });
    const cases = fc.sample(fc.tuple(whole, typed, fc.nat(200)), { numRuns: 1000, seed });
    const broken = await page.evaluate(`(() => {
      const partsIn = (text) => pieces(text).filter((piece) => 'source' in piece).length;
      open(true);
      document.querySelector('[data-box]').focus();
      return ${JSON.stringify(cases)}.flatMap(([all, typed, place]) => {
        const text = all.join('');
        box.show(text);
        // Between two pieces.
        const ends = pieces(text).reduce((ends, piece) =>
          [...ends, ends.at(-1) + ('text' in piece ? piece.text.length : piece.source.length + 2)], [0]);
        const at = ends[place % ends.length];
        box.select({ from: at, to: at });
        const before = partsIn(text);
        for (const letter of typed) document.execCommand('insertText', false, letter);
        const shown = document.querySelectorAll('[data-inserted]').length;
        const isWhole = partsIn(box.text) === shown && shown >= before;
        return isWhole ? [] : [{ text, typed, at, after: box.text, shown }];
      });
    })()`);
    assert.deepEqual(broken, [], `CANVASS_TEST_TEXTS_SEED=${seed}`);
  });

  test('a part is one sign: Backspace and Delete remove it, and arrows go over it', async () => {
    await open('Dear [field1], hello');
    await caret(13);
    await press('Backspace');
    assert.equal(await text(), 'Dear , hello');
    await open('[field1][field4]');
    await caret(0);
    await press('Delete');
    assert.equal(await text(), '[field4]');
    await press('ArrowRight');
    assert.deepEqual(await selection(), { from: 0, to: 8 }, 'the first arrow chooses it');
    await page.locator('[data-chosen]').waitFor();
    await press('ArrowRight');
    assert.deepEqual(await selection(), { from: 8, to: 8 });
    await page.keyboard.type(' or two');
    assert.equal(await text(), '[field4] or two');
    await press('Home');
    await page.keyboard.type('One ');
    assert.equal(await text(), 'One [field4] or two');
    await page.evaluate('document.querySelector("[data-box]").dir = "rtl"');
    await caret(12);
    await press('ArrowRight');
    assert.deepEqual(await selection(), { from: 4, to: 12 }, 'to the right is backwards');
    await page.evaluate('document.querySelector("[data-box]").dir = "ltr"');
    await press('Backspace');
    assert.equal(await text(), 'One  or two');
  });

  test('words go in and out in plain text', async () => {
    await open('Dear [field1], hello');
    const taken = await page.evaluate(`(() => {
      box.select({ from: 2, to: 13 });
      const data = new DataTransfer();
      const element = document.querySelector('[data-box]');
      const send = (type) =>
        element.dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }));
      send('cut');
      const cut = box.text;
      box.select({ from: cut.length, to: cut.length });
      send('paste');
      return [data.getData('text/plain'), cut, box.text];
    })()`);
    assert.deepEqual(taken, ['ar [field1]', 'De, hello', 'De, helloar [field1]']);
    assert.equal(await page.locator('[data-inserted]').innerText(), 'Full name');
  });

  test('lines, limits and brackets typed by hand', async () => {
    await open('a');
    await caret(1);
    await press('Enter', 'Enter', 'b');
    assert.equal(await text(), 'a\n\nb');
    await press('Backspace', 'Backspace', 'Backspace', 'Backspace');
    assert.equal(await text(), '');
    assert.equal(await page.locator('[data-box][data-empty]').count(), 1);
    await page.keyboard.type('Dear [name] and [if(field1 = "]", "a", "b")]');
    assert.equal(await text(), 'Dear [field1] and [if(field1 = "]", "a", "b")]');
    assert.deepEqual(await page.locator('[data-inserted]').allInnerTexts(), ['Full name', 'Formula']);
    await open('[field1]', false, 12);
    await caret(8);
    await press('Enter');
    await page.keyboard.type('abcdef');
    assert.equal(await text(), '[field1]abcd');
  });

  test('a formula opens by click and by Enter; an @ asks what to insert', async () => {
    await open('Price: [field4 * 2]', false);
    await page.locator('[data-inserted]').click();
    assert.equal(await page.evaluate('opened.length'), 1);
    await press('ArrowLeft', 'ArrowRight', 'Enter');
    assert.deepEqual(await page.evaluate('opened[1]'), { from: 7, to: 19, source: 'field4 * 2', index: 0 });
    await press('ArrowRight');
    await page.keyboard.type(' @ti');
    assert.equal(await page.evaluate('query'), 'ti');
    await page.evaluate('box.insert("field4")');
    assert.equal(await text(), 'Price: [field4 * 2] [field4]');
    assert.equal(await page.evaluate('query ?? null'), null);
    await page.keyboard.type('!');
    assert.equal(await text(), 'Price: [field4 * 2] [field4]!');
    assert.equal(await page.evaluate('told.at(-1)'), 'Price: [field4 * 2] [field4]!');
    assert.deepEqual(await liveViolations(page), []);
  });
});
