import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Counter } from './counter.ts';
import { gauge } from './family.ts';
import { Histogram } from './histogram.ts';

test('a counter without labels begins at 0; series with labels begin with their first event or when they are started', () => {
  const plain = new Counter({ name: 'canvass_a_total', help: 'A.' });
  assert.equal(
    plain.text(),
    '# HELP canvass_a_total A.\n# TYPE canvass_a_total counter\ncanvass_a_total 0\n',
  );
  const labelled = new Counter({ name: 'canvass_b_total', help: 'B.' }, 'one', 'two');
  labelled.start('x', 'y');
  labelled.add('x', 'z');
  labelled.add('x', 'z');
  labelled.start('x', 'z');
  const [, , ...samples] = labelled.text().trimEnd().split('\n');
  assert.deepEqual(samples, ['canvass_b_total{one="x",two="y"} 0', 'canvass_b_total{one="x",two="z"} 2']);
});

test('quotes, backslashes and line breaks in labels are escaped', () => {
  const text = gauge({ name: 'canvass_c', help: 'C.' }, [[{ of: 'a"b\\c\nd' }, 1]]);
  assert.match(text, /^canvass_c\{of="a\\"b\\\\c\\nd"\} 1$/m);
});

test('a histogram without a label has all of its buckets from the beginning', () => {
  const sizes = new Histogram({ name: 'canvass_d', help: 'D.' }, [1, 4]);
  sizes.observe(4);
  sizes.observe(5);
  const [, , ...samples] = sizes.text().trimEnd().split('\n');
  assert.deepEqual(samples, [
    'canvass_d_bucket{le="1"} 0',
    'canvass_d_bucket{le="4"} 1',
    'canvass_d_bucket{le="+Inf"} 2',
    'canvass_d_sum 9',
    'canvass_d_count 2',
  ]);
});
