import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { writeFormFile } from '#form/schema/text/writeFormFile.ts';
import { largestForm } from '#form/size/testing/largestForm.ts';
import { LimiterFull } from '#kit/async/fairLimiter.ts';
import { ThreadFailed } from '#kit/async/helperThread.ts';
import { everyField } from '#render/testing/everyField.ts';
import type { FormTasks, TaskInput } from './formTasks.ts';
import { closeFormThread, inFormThread } from './formThread.ts';
import { isLargeText, isLargeValue } from './isLarge.ts';

after(closeFormThread);

/** Which thread works is said with each task, so a form of usual size shows that both do the same. */
const definition = everyField;
const draft = JSON.stringify(definition);
const published = JSON.stringify({ ...definition, title: 'An older title' });
const organizationId = 'one';

/** The same task in the thread and here. */
async function both<Name extends keyof FormTasks>(name: Name, input: TaskInput<Name>) {
  const there = await inFormThread({ organizationId, isLarge: true }, name, input);
  assert.deepEqual(there, await inFormThread({ organizationId, isLarge: false }, name, input));
  return there;
}

test('the thread answers what the main thread would', async () => {
  const settings = { time_zone: 'Europe/Berlin' };
  const checked = await both('checkPublication', { draft, published, settings, connections: [] });
  assert.equal(checked.isSame, false);
  assert.deepEqual(checked.faults, []);
  assert.equal((await both('openDraft', { draft, published })).changed, true);
  assert.equal((await both('compareDrafts', { before: published, after: draft })).length, 1);
  assert.ok((await both('readDocument', { sent: { definition } })).ok);
  assert.ok(!(await both('readDocument', { sent: { definition: { pages: 5 } } })).ok);
  await both('missingSettings', { version: 1, definition: draft, settings: { quotas: [] } });
  const server = { payments: false, today: '2026-01-31' };
  const text = writeFormFile({ name: 'Large', ...definition }, 'json');
  const read = await both('readForm', { kind: 'json', text, server });
  assert.ok(read.ok);
  assert.equal(read.value.document.lastFieldNumber, 26);
  assert.ok(!(await both('readForm', { kind: 'yaml', text: 'name: [' })).ok);
});

test('a task that fails for good ends the thread, and the next starts another', async () => {
  const size = { organizationId, isLarge: true };
  await assert.rejects(inFormThread(size, 'openDraft', { draft: 'no JSON' }), ThreadFailed);
  assert.equal((await inFormThread(size, 'openDraft', { draft })).changed, true);
});

test('tasks beyond those that may wait are refused, of the organisation that has the most', async () => {
  const asked = (organization: string) =>
    inFormThread({ organizationId: organization, isLarge: true }, 'openDraft', {
      draft: '{"format":2,"pages":[]}',
    });
  const many = Array.from({ length: 60 }, () => asked('one'));
  const other = asked('other');
  const outcomes = await Promise.allSettled(many);
  assert.ok((await other).changed);
  const refused = outcomes.filter((each) => each.status === 'rejected');
  assert.ok(refused.length > 10 && refused.length < 60, String(refused.length));
  assert.ok(refused.every(({ reason }) => reason instanceof LimiterFull));
});

test('large is what is long, as text and as an object', () => {
  const large = largestForm();
  assert.ok(isLargeText(JSON.stringify(large)) && isLargeValue(large));
  const small = { format: 2, pages: [{ id: 'page1', label: '', fields: [] }] };
  assert.ok(!isLargeText(JSON.stringify(small)) && !isLargeValue(small));
  assert.ok(isLargeValue(Array.from({ length: 50_000 }, () => null)));
  assert.ok(isLargeValue({ ['x'.repeat(50_000)]: 1 }));
});
