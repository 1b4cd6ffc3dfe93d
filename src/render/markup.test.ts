import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMarkup } from '#form/markup/parseMarkup.ts';
import { markupHtml } from './markup.ts';

const levels = (text: string, above: 1 | 2) =>
  markupHtml(parseMarkup(text), (each) => each, above)
    .map(({ text: written }) => /^<h(\d)>/.exec(written)?.[1])
    .filter((level) => level !== undefined)
    .join('');

test('headings in a text follow the heading above it without skipping a level', () => {
  assert.equal(levels('## A', 2), '3');
  assert.equal(levels('## A', 1), '2');
  assert.equal(levels('# A\n\n### B\n\n## C\n\n# D', 2), '3443');
  assert.equal(levels('### A\n\n# B\n\n###### C', 1), '223');
  assert.equal(levels('# A\n## B\n### C\n#### D\n##### E\n###### F', 2), '345666');
});
