import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MetricSources } from './metricSources.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a source that fails or hangs is left out and counted; the others are there', async () => {
  const sources = new MetricSources(
    [
      { name: 'good', read: () => 'good 1\n' },
      { name: 'broken', read: () => Promise.reject(new Error('no database')) },
      { name: 'hanging', read: () => new Promise(() => {}) },
    ],
    { patience: 10 },
  );
  const text = await sources.text();
  assert.match(text, /^good 1$/m);
  assert.match(text, /^canvass_metrics_errors_total\{source="good"\} 0$/m);
  assert.match(text, /^canvass_metrics_errors_total\{source="broken"\} 1$/m);
  assert.match(text, /^canvass_metrics_errors_total\{source="hanging"\} 1$/m);
});

test('a reading stands for as long as its age allows, and serves all who ask meanwhile', async ({ mock }) => {
  let now = 0;
  mock.method(performance, 'now', () => now);
  let count = 0;
  const begun: (() => void)[] = [];
  const read = async () => {
    count += 1;
    const number = count;
    await new Promise<void>((resolve) => begun.push(resolve));
    return `value ${number}\n`;
  };
  const sources = new MetricSources([{ name: 'costly', maxAge: 1000, read }]);
  const both = Promise.all([sources.text(), sources.text()]);
  await turn();
  begun[0]?.();
  for (const text of await both) assert.match(text, /^value 1$/m);
  now = 999;
  assert.match(await sources.text(), /^value 1$/m);
  now = 1000;
  const again = sources.text();
  await turn();
  begun[1]?.();
  assert.match(await again, /^value 2$/m);
  assert.equal(count, 2);
});

test('of a long reading the last one stands until it is done, which is no error', async ({ mock }) => {
  let now = 0;
  mock.method(performance, 'now', () => now);
  const values: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const value = Promise.withResolvers<string>();
    values.push(value);
    return value.promise;
  };
  const sources = new MetricSources([{ name: 'files', maxAge: 1000, isLong: true, read }], {
    patience: 10,
  });
  assert.doesNotMatch(await sources.text(), /^value/m);
  values[0]?.resolve('value 1\n');
  await turn();
  assert.match(await sources.text(), /^value 1$/m);
  now = 5000;
  const late = await sources.text();
  assert.match(late, /^value 1$/m);
  assert.match(late, /^canvass_metrics_errors_total\{source="files"\} 0$/m);
  assert.equal(values.length, 2);
});
