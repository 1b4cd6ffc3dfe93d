import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish as texts } from '#form/message/interfaceTexts.ts';
import { assertValidPage } from '../testing/assertValidPage.ts';
import { elementsIn, textIn } from '../testing/parseHtml.ts';
import { renderStatusPage, type Status, type StatusView } from './statusPage.ts';

const hostile = '"><script>alert(1)</script></title></style>';

const plain = [
  'closed',
  'full',
  'already_answered',
  'disabled',
  'not_found',
  'page_not_found',
  'not_sent',
  'too_large',
  'too_many',
  'sent_before',
] as const;

function page(status: Status, more: Partial<StatusView> = {}) {
  return assertValidPage(renderStatusPage({ status, language: 'en', direction: 'ltr', texts, ...more }));
}

function formWith(settings: Partial<FormDefinition>): FormDefinition {
  return { format: 2, pages: [], ...settings };
}

test('each explains the situation, in its title too', () => {
  for (const kind of plain) {
    const shown = page({ kind });
    const words = textIn(shown);
    assert.ok(words.includes(texts[kind]) && words.includes(texts[`${kind}_title`]), kind);
    const title = [...elementsIn(shown)].find(({ name }) => name === 'title');
    assert.equal(textIn(title ?? shown), texts[`${kind}_title`]);
  }
});

test('the form’s own texts are used, in the language of the page', () => {
  const definition = formWith({
    texts: { closed: 'See you next year.' },
    translations: { de: { texts: { closed: 'Bis zum nächsten Jahr.' } } },
  });
  assert.match(textIn(page({ kind: 'closed' }, { definition })), /See you next year\./);
  assert.match(textIn(page({ kind: 'closed' }, { definition, language: 'de' })), /Bis zum nächsten Jahr\./);
});

test('a form that opens later says when, by its own clock', () => {
  const opens = { local: '2026-12-31T18:00', timeZone: 'Europe/Berlin' };
  const words = textIn(page({ kind: 'not_open_yet', opens }));
  assert.match(words, /December 31, 2026 at 6:00.PM \(Europe\/Berlin\)/);
  assert.ok(textIn(page({ kind: 'not_open_yet' })).includes(texts.not_open_yet));
});

test('a password is asked for, and a wrong one is said to be wrong beside the box', () => {
  const box = (wrong: boolean) =>
    [...elementsIn(page({ kind: 'password', action: '/f/x?a=1&b=2', wrong }))].find(
      ({ attributes }) => attributes.get('type') === 'password',
    );
  assert.equal(box(false)?.attributes.has('aria-invalid'), false);
  assert.equal(box(true)?.attributes.get('aria-describedby'), 'password-error');
});

test('answers that were saved have a link to take along', () => {
  const link = 'https://forms.example.org/f/x?resume=abc&lang=de';
  const shown = page({ kind: 'saved', link, until: '2026-12-31', form: hostile, qrCode: '<svg></svg>' });
  const elements = [...elementsIn(shown)];
  assert.ok(textIn(shown).includes(link) && textIn(shown).includes('December 31, 2026'));
  const mail = elements.find(({ attributes }) => attributes.get('href')?.startsWith('mailto:'));
  const query = new URLSearchParams(mail?.attributes.get('href')?.replace('mailto:?', ''));
  assert.deepEqual([query.get('subject'), query.get('body')], [hostile, link]);
  const buttons = elements.filter(({ name }) => name === 'button');
  assert.deepEqual(
    buttons.map(({ attributes }) => attributes.has('hidden')),
    [true, true],
    'copying and sharing need the script',
  );
  assert.ok(!elements.some(({ name }) => name === 'script'));
});

test('only pages with something to enhance load the script', () => {
  const script = () => ({ source: '/assets/status.js', preload: [] });
  const has = (text: string) => text.includes('/assets/status.js');
  const render = (status: Status, more: Partial<StatusView> = {}) =>
    renderStatusPage({ status, language: 'en', direction: 'ltr', texts, script, ...more });
  assert.ok(!has(render({ kind: 'closed' })));
  assert.ok(has(render({ kind: 'closed' }, { embed: 'inline' })));
  assert.ok(has(render({ kind: 'saved', link: 'https://example.org', until: '2026-12-31', form: 'A form' })));
});

test('after other answers were sent, the page leads to an empty form', () => {
  const shown = page({ kind: 'sent_before', form: '/f/x?lang=de' });
  assert.ok([...elementsIn(shown)].some(({ attributes }) => attributes.get('href') === '/f/x?lang=de'));
});
