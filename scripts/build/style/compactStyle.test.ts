import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compactStyle } from './compactStyle.ts';

function assertCompact(sheet: string, compact: string): void {
  assert.deepEqual([...compactStyle(sheet)], [['', compact]]);
}

test('comments, spaces and last semicolons go', () => {
  assertCompact(
    '/* The sheet; {all} of it */\n.sheet,\n.card > h2 + p {\n  margin: 0 auto; /* middle */\n  color: red;\n}\n',
    '.sheet,.card>h2+p{margin:0 auto;color:red}',
  );
});

test('spaces that mean something stay', () => {
  assertCompact('.a :is(b, .c) {\n  color: red;\n}', '.a :is(b,.c){color:red}');
  assertCompact('.a {\n  width: calc(100% - 2 * (1px + 2px));\n}', '.a{width:calc(100% - 2 * (1px + 2px))}');
  assertCompact(
    '@media screen and (min-width: 641px) {\n  a {\n    b: c;\n  }\n}',
    '@media screen and (min-width:641px){a{b:c}}',
  );
});

test('numbers, names in selectors and importance are short', () => {
  assertCompact(
    'input[type="text"] {\n  margin: -0.5em 10.05px 0 0.25em !important;\n}',
    'input[type=text]{margin:-.5em 10.05px 0 .25em!important}',
  );
  assertCompact('[data-a="1 b"] {\n  font: 500 0.8rem / 2 x, y;\n}', '[data-a="1 b"]{font:500 .8rem/2 x,y}');
});

test('strings stay as they are', () => {
  assertCompact(
    `.a::before {\n  content: "a / b; {" / "";\n  background: url("data:a,  b");\n}`,
    `.a::before{content:"a / b; {"/"";background:url("data:a,  b")}`,
  );
});

test('each layer has its rules, in the order of the sheet', () => {
  const sheet =
    '@layer one {\n  a {\n    b: c;\n  }\n  d {\n    e: f;\n  }\n}\n@layer two {\n  a {\n    b: d;\n  }\n}';
  assert.deepEqual(
    [...compactStyle(sheet)],
    [
      ['one', 'a{b:c}d{e:f}'],
      ['two', 'a{b:d}'],
    ],
  );
});

test('a rule that is not closed is an error', () => {
  assert.throws(() => compactStyle('a { b: c;'), /not closed/);
});
