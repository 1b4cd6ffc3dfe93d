import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csvLine.ts';

test('a line keeps its cells apart, and none of them is a formula', () => {
  assert.equal(csvLine(['Ana', 'b c', '']), 'Ana,b c,');
  assert.equal(csvLine(['Cruz, Ana', 'the "one"', 'two\nlines']), '"Cruz, Ana","the ""one""","two\nlines"');
  assert.equal(csvLine(['=1+1', '+49', '-x', '@a', 'a=b']), "'=1+1,'+49,'-x,'@a,a=b");
});
