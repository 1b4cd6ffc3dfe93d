import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish as texts } from '#form/message/interfaceTexts.ts';
import { languages } from '#form/message/languages.ts';
import { renderStatusPage } from '../status/statusPage.ts';
import { assertValidPage } from '../testing/assertValidPage.ts';
import { elementsIn, textIn } from '../testing/parseHtml.ts';
import { sentStatus } from '../testing/sentStatus.ts';

const hostile = '"><script>alert(1)</script></title></style>';

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'date', label: 'Day' },
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'Ticket',
          multiple: true,
          options: [
            { value: 'adult', label: 'For **adults**' },
            { value: 'child', label: 'For children' },
          ],
        },
        { id: 'field4', type: 'hidden', label: 'Campaign', default: 'spring' },
        { id: 'field5', type: 'slider', label: 'Distance', step: 0.5, unit: 'km' },
        { id: 'field6', type: 'rating', label: 'Stars' },
        { id: 'field7', type: 'comment', label: 'Remarks' },
      ],
    },
  ],
};

const sent = new Map([
  ['field1', [hostile]],
  ['field2', ['2026-12-01']],
  ['field3', ['adult', 'child']],
  ['field4', ['spring']],
  ['field5', ['12.5']],
  ['field6', ['4']],
]);

type Ending = NonNullable<FormDefinition['ending']>;

function shown(ending: Ending, more: Parameters<typeof sentStatus>[2] = {}, definition = form) {
  const status = sentStatus({ ...definition, ending }, sent, more);
  const { language = 'en' } = more;
  const page = assertValidPage(
    renderStatusPage({ status, language, direction: 'ltr', texts: more.texts ?? texts }),
  );
  return { page, words: textIn(page), elements: [...elementsIn(page)] };
}

test('an ending has a tick, the form’s texts or the default ones, and marks a test', () => {
  const usual = shown({});
  assert.ok(usual.words.includes(texts.sent_title) && usual.words.includes(texts.sent));
  assert.ok(usual.elements.some(({ attributes }) => attributes.get('class') === 'mark good'));
  assert.ok(!usual.words.includes(texts.sent_test));
  const own = shown({ title: 'Bye, [field1]', message: '[field1]!' }, { test: true });
  assert.ok(own.words.includes(`Bye, ${hostile}`) && own.words.includes(`${hostile}!`));
  assert.ok(own.words.includes(texts.sent_test));
  assert.ok(!own.elements.some(({ name }) => name === 'script'));
});

test('a picture replaces the tick, and an author may leave it out', () => {
  const source = 'data:image/png;base64,iVBORw0KGgo=';
  const pictured = shown({ image: { source, alternative: 'Our house' } }).elements;
  assert.ok(pictured.some(({ name, attributes }) => name === 'img' && attributes.get('alt') === 'Our house'));
  for (const { elements } of [shown({ image: { source } }), shown({ mark: false })])
    assert.ok(!elements.some(({ name }) => name === 'svg'));
});

test('the message has emphasis, links and answers in the language of the page', () => {
  const message = '**[field2]**: see [our *prices*](https://example.org/prices) for [field5] km.';
  const { words, elements } = shown({ message }, { language: 'de' });
  assert.ok(words.includes('1. Dezember 2026: see our prices for 12,5 km.'), words);
  const link = elements.find(({ attributes }) => attributes.get('href') === 'https://example.org/prices');
  assert.equal(link?.attributes.get('rel'), 'noopener noreferrer');
  assert.equal(link?.attributes.get('target'), '_blank');
});

test('stars and brackets in an answer are text', () => {
  const typed = new Map([['field1', ['**bold** [x](https://example.org)']]]);
  const status = sentStatus({ ...form, ending: { message: 'For [field1].' } }, typed);
  assert.match(status.content.text, /For \*\*bold\*\* \[x\]\(https:\/\/example\.org\)\./);
});

test('a summary lists the answers of the visitor, without hidden and empty fields', () => {
  const { words, elements } = shown({ summary: true });
  const rows = elements.filter(({ name }) => name === 'dt' || name === 'dd').map((each) => textIn(each));
  assert.deepEqual(rows, [
    'Name',
    hostile,
    'Day',
    'December 1, 2026',
    'Ticket',
    'For adults, For children',
    'Distance',
    '12.5 km',
    'Stars',
    '4 of 5',
  ]);
  assert.ok(!words.includes('spring') && !words.includes('Remarks'));
});

test('a summary is in the language of the page', async () => {
  const german = await languages.get('de')?.load();
  assert.ok(german);
  const translations = {
    de: { fields: { field2: { label: 'Tag' }, field3: { options: { adult: 'Für *Erwachsene*' } } } },
  };
  const { words } = shown(
    { summary: true },
    { language: 'de', texts: german.texts },
    { ...form, translations },
  );
  for (const text of ['Ihre Antworten', 'Tag', '1. Dezember 2026', 'Für Erwachsene, For children', '12,5 km'])
    assert.ok(words.includes(text), text);
});

test('buttons lead on, and answering again is offered where a person may answer twice', () => {
  const ending = { button: { label: 'Shop for [field5]', url: 'https://example.org/shop' }, again: true };
  const hrefs = (more: Parameters<typeof sentStatus>[2] = {}) =>
    shown(ending, more).elements.flatMap(({ attributes }) =>
      attributes.get('class')?.startsWith('button') ? [attributes.get('href')] : [],
    );
  assert.deepEqual(hrefs(), ['https://example.org/shop', '/f/k3x9m2ab']);
  assert.deepEqual(hrefs({ again: undefined }), ['https://example.org/shop']);
  assert.ok(shown(ending).words.includes('Shop for 12.5'));
  const framed = shown(ending, { embedded: true }).elements;
  const onward = framed.find(({ attributes }) => attributes.get('href') === 'https://example.org/shop');
  assert.equal(onward?.attributes.get('target'), '_top');
});

test('a redirect with time to read names the site and has a button, also without the script', () => {
  const { words, elements } = shown({ redirect: 'https://www.example.org/thanks?a=1', redirect_after: 5 });
  assert.ok(words.includes('Continue to example.org'));
  const soon = elements.find(({ attributes }) => attributes.get('data-after') === '5');
  assert.ok(soon?.attributes.has('hidden'), 'the script shows the sentence');
});

test('sharing offers the address of the form', () => {
  const { words, elements } = shown({ share: true });
  assert.ok(words.includes('https://forms.example.org/f/k3x9m2ab') && words.includes(texts.share_form));
  assert.ok(!elements.some(({ attributes }) => attributes.get('href')?.startsWith('mailto:')));
});
