import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatByteSize, parseByteSize } from './byteSize.ts';

test('a size is read with its unit', () => {
  const sizes = { '500MB': 5e8, '20 gb': 2e10, '1.5TB': 1.5e12, '12': 12, '12B': 12, '3 kb ': 3000, '0': 0 };
  for (const [text, size] of Object.entries(sizes)) assert.equal(parseByteSize(text), size, text);
  for (const text of ['', 'MB', '-1', '1e9', '1 XB', '1.MB', '99999999999TB', '0x10'])
    assert.equal(parseByteSize(text), undefined, text);
});

test('a size is shown with at most three digits', () => {
  const sizes = { 0: '0 bytes', 999: '999 bytes', 1000: '1 KB', 580400000: '580 MB', 999999: '1 MB' };
  for (const [size, shown] of Object.entries(sizes)) assert.equal(formatByteSize(Number(size)), shown);
  assert.equal(formatByteSize(1e11), '100 GB');
  assert.equal(formatByteSize(1.234e15), '1230 TB');
});
