import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish as texts } from '#form/message/interfaceTexts.ts';
import { renderStatusPage, type Status, type StatusView } from './statusPage.ts';
import { assertValidPage } from './testing/assertValidPage.ts';
import { elementsIn, textIn } from './testing/parseHtml.ts';

const hostile = '"><script>alert(1)</script></title></style>';

const plain = [
  'closed',
  'full',
  'already_answered',
  'disabled',
  'not_found',
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

test('the ending has the form’s texts or the default ones, and marks a test', () => {
  const usual = textIn(page({ kind: 'sent', test: false }));
  assert.ok(usual.includes(texts.sent) && !usual.includes(texts.sent_test));
  const own = page({ kind: 'sent', title: hostile, message: `${hostile}!`, test: true });
  assert.ok(textIn(own).includes(`${hostile}!`) && textIn(own).includes(texts.sent_test));
  assert.ok(![...elementsIn(own)].some(({ name }) => name === 'script'));
});
