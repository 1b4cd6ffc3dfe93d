import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseMarkup } from './parseMarkup.ts';
import { plainText } from './plainText.ts';
import type { Inline, Markup } from './tree.ts';

const same = (text: string): string => text;

/** The tree in a compact notation. */
function shown(markup: Markup): string {
  return markup
    .map((block) => {
      if (block.kind === 'heading') return `<h${block.level}>${inner(block.content)}`;
      if (block.kind === 'paragraph') return `<p>${inner(block.content)}`;
      const items = block.items.map((item) => `<li>${inner(item)}`).join('');
      return block.ordered ? `<ol ${block.first}>${items}` : `<ul>${items}`;
    })
    .join('');
}

function inner(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '<br>';
      if (node.kind === 'link') return `<a ${node.address}>${inner(node.content)}</a>`;
      return node.kind === 'strong' ? `<b>${inner(node.content)}</b>` : `<i>${inner(node.content)}</i>`;
    })
    .join('');
}

test('headings, paragraphs, lists and line breaks', () => {
  const cases: [string, string][] = [
    ['', ''],
    [' \n\t\n', ''],
    ['# Terms', '<h1>Terms'],
    ['###### Small', '<h6>Small'],
    ['####### Seven', '<p>####### Seven'],
    ['#no heading', '<p>#no heading'],
    ['one\ntwo\r\nthree\rfour', '<p>one<br>two<br>three<br>four'],
    ['one\n\n\ntwo', '<p>one<p>two'],
    ['- a\n- b', '<ul><li>a<li>b'],
    ['1. a\n2. b', '<ol 1><li>a<li>b'],
    ['7. a\n\n8. b', '<ol 7><li>a<ol 8><li>b'],
    ['- a\n1. b', '<ul><li>a<ol 1><li>b'],
    ['- a\n  more\nnot', '<ul><li>a<br>more<p>not'],
    ['text\n- a\n# b', '<p>text<ul><li>a<h1>b'],
    ['-no item', '<p>-no item'],
    ['1.5 metres', '<p>1.5 metres'],
    ['\\# a\n\\- b\n1\\. c', '<p># a<br>- b<br>1. c'],
  ];
  for (const [text, tree] of cases) assert.equal(shown(parseMarkup(text)), tree, JSON.stringify(text));
});

test('bold and italic, and stars that are none', () => {
  const cases: [string, string][] = [
    ['**a** *b*', '<b>a</b> <i>b</i>'],
    ['***a***', '<b><i>a</i></b>'],
    ['**a *b* c**', '<b>a <i>b</i> c</b>'],
    ['*a **b** c*', '<i>a <b>b</b> c</i>'],
    ['**a *b***', '<b>a <i>b</i></b>'],
    ['in**side**out', 'in<b>side</b>out'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['a* b', 'a* b'],
    ['*a', '*a'],
    ['**a *b**', '<b>a *b</b>'],
    ['*a **b*', '<i>a **b</i>'],
    ['****', '****'],
    ['\\*a\\*', '*a*'],
    ['*a\nb*', '<i>a<br>b</i>'],
    ['\\', '\\'],
  ];
  for (const [text, tree] of cases) assert.equal(shown(parseMarkup(text)), `<p>${tree}`, text);
});

test('links lead to web pages and mailboxes only', () => {
  const cases: [string, string][] = [
    ['[a](https://example.org)', '<a https://example.org>a</a>'],
    ['[a b](HTTP://example.org/x_(y)?q=1#z).', '<a HTTP://example.org/x_(y)?q=1#z>a b</a>.'],
    ['[mail](mailto:a@example.org)', '<a mailto:a@example.org>mail</a>'],
    ['[**a** b](https://example.org)', '<a https://example.org><b>a</b> b</a>'],
    ['**[a](https://example.org)**', '<b><a https://example.org>a</a></b>'],
    ['[a [b](https://c.org) d](https://e.org)', '<a https://e.org>a [b](https://c.org) d</a>'],
    ['[[field1]](https://example.org)', '<a https://example.org>[field1]</a>'],
    ['[my field1](https://example.org)', '<a https://example.org>my field1</a>'],
  ];
  for (const [text, tree] of cases) assert.equal(shown(parseMarkup(text)), `<p>${tree}`, text);
  for (const text of [
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](//example.org)',
    '[a](/path)',
    '[a](https:// example.org)',
    '[a](https://example.org',
    '[a](https://)',
    '[a](mailto:)',
    '[a](vbscript:x)',
    '[a] (https://example.org)',
    '[](https://example.org)',
    '\\[a](https://example.org)',
    '[a](https://example.org"onclick="x)',
  ])
    assert.equal(shown(parseMarkup(text)), `<p>${text}`);
});

test('a formula is kept whole, whatever marks stand in it', () => {
  for (const text of [
    '[field4 * 2] and [field5 * 3]',
    '[if(field1 = "**", "[x](https://example.org)", "*")]',
    '\\[field1]',
    '[concat("a",\n"b")]',
  ])
    assert.deepEqual(parseMarkup(text), [{ kind: 'paragraph', content: [{ kind: 'text', text }] }]);
  assert.equal(shown(parseMarkup('**[field4 * 2]**')), '<p><b>[field4 * 2]</b>');
});

test('as plain text, with answers filled in that are never markup', () => {
  const text =
    '# Hello [field1]\nDear **[field1]**,\nsee [here](https://example.org)\n\n3. a\n4. *b*\n\n- [a@b.org](mailto:a@b.org)';
  const fill = (words: string): string => words.replaceAll('[field1]', '**[x](https://evil.org)**');
  assert.equal(
    plainText(parseMarkup(text), fill),
    'Hello **[x](https://evil.org)**\n\nDear **[x](https://evil.org)**,\nsee here (https://example.org)\n\n' +
      '3. a\n4. b\n\n- a@b.org',
  );
});

test('any text is markup of something, and nothing of a text without marks is lost', () => {
  const pieces = fc.constantFrom(
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '\n',
    '#',
    '# ',
    '- ',
    '1. ',
    'a',
    ' ',
    '"',
    'field1',
    'https://x',
    '\ud800',
    '🙂',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      plainText(parseMarkup(parts.join('')), same);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abc .,!?äß🙂') }), (text) => {
      assert.equal(plainText(parseMarkup(text), same), text.trim());
    }),
  );
});

// A quadratic parser would take a quarter of an hour for these texts.
test('it takes time in proportion to the text', { timeout: 60_000 }, () => {
  for (const piece of [
    '*',
    '* a',
    '**a',
    '[',
    ']',
    '[a](',
    '[a](https://x',
    '[[a](b',
    '"[',
    '["',
    '\\',
    '*a **',
    '[field1',
    '\n',
    '- ',
    '***a',
    ' *a* **b** ',
  ])
    for (const text of [piece.repeat(50_000), '['.repeat(50_000) + piece.repeat(50_000)])
      plainText(parseMarkup(text), same);
});
