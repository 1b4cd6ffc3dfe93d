import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormLine, ResponseLine } from '#contract/archive.ts';
import { fieldKinds, isFieldType } from '#form/value/kinds.ts';
import { demoArchive } from './demoArchive.ts';

type Definition = NonNullable<FormLine['definition']>;
type Field = Definition['pages'][number]['fields'][number];

const archive = demoArchive({ responses: 2000, seed: '1' });
const forms = (await Array.fromAsync(archive.forms())).map(({ value }) => value);
const responses = new Map<string, ResponseLine[]>();
for (const { id } of forms) {
  const lines = await Array.fromAsync(archive.responses(id));
  responses.set(
    id,
    lines.map(({ value }) => value),
  );
}

describe('versions of the demo forms', () => {
  it('change labels, add fields and remove fields in at least 3 forms', () => {
    const labelled = new Set<string>();
    const added = new Set<string>();
    const removed = new Set<string>();
    for (const form of forms) {
      const versions = form.versions ?? [];
      for (const [index, { definition }] of versions.slice(1).entries()) {
        const before = new Map(
          fieldsIn(versions[index]?.definition ?? definition).map((field) => [field.id, field]),
        );
        const after = new Map(fieldsIn(definition).map((field) => [field.id, field]));
        for (const [id, field] of after) {
          const earlier = before.get(id);
          if (earlier === undefined) added.add(form.id);
          else if (earlier.label !== field.label) labelled.add(form.id);
          assert.equal(earlier?.type ?? field.type, field.type);
        }
        for (const id of before.keys()) if (!after.has(id)) removed.add(form.id);
      }
    }
    for (const changed of [labelled, added, removed]) assert.ok(changed.size >= 3);
  });

  it('are each answered in their own time, and answers fit the version they are pinned to', () => {
    for (const form of forms) {
      const versions = form.versions ?? [];
      const answered = new Set<number>();
      for (const response of responses.get(form.id) ?? []) {
        const current = versions.findLast(({ published_at }) => published_at <= response.created_at);
        assert.equal(response.version, current?.version);
        assert.ok(current !== undefined);
        answered.add(current.version);
        assertFits(response, fieldsIn(current.definition));
      }
      assert.equal(answered.size, versions.length, form.name);
    }
  });

  it('show the newest in the form itself', () => {
    for (const form of forms) {
      const newest = form.versions?.at(-1);
      assert.ok(newest !== undefined);
      assert.deepEqual(form.definition, newest.definition);
      assert.equal(form.updated_at, newest.published_at);
      assert.ok(form.created_at < (form.versions?.[0]?.published_at ?? ''));
      assert.equal(form.fields.length, fieldsIn(newest.definition).length);
    }
  });
});

function fieldsIn(definition: Definition): Field[] {
  return definition.pages.flatMap((page): Field[] => page.fields);
}

function assertFits(response: ResponseLine, fields: readonly Field[]) {
  const order = fields.map((field) => field.id);
  const answered = response.response.map((item) => item.field_id);
  assert.deepEqual(
    answered,
    order.filter((id) => answered.includes(id)),
  );
  for (const field of fields) {
    const item = response.response.find(({ field_id }) => field_id === field.id);
    if (item === undefined) {
      assert.notEqual(field.required, true, field.label);
      continue;
    }
    assert.equal(item.field_type, field.type);
    assert.ok(isFieldType(field.type));
    assert.equal(item.value_type, fieldKinds[field.type].valueType);
    if (item.field_type === 'phone') assert.match(String(item.value), /^\+[1-9]\d{6,14}$/);
    if (item.field_type === 'credit_card')
      assert.match(String(item.value), /^[A-Z]{3} \d+(\.\d\d)? · .+ \d{4}$/);
    if (item.field_type === 'calendly')
      assert.match(String(item.value), /^https:\/\/api\.calendly\.com\/.+[0-9a-f]{12}$/);
    if (item.field_type === 'email') assert.match(String(item.value), /^[a-z]+\.[a-z]+\d+@[a-z.]+$/);
    if (item.field_type === 'time') assert.match(String(item.value), /^\d\d:\d\d$/);
    if (item.field_type === 'date') assert.match(String(item.value), /^\d{4}-\d\d-\d\d$/);
  }
}
