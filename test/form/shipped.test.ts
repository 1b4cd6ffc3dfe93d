import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import type { ResponseItem } from '#contract/v2.ts';
import { settleSubmission } from '#form/answer/settleSubmission.ts';
import { checkForm } from '#form/check/checkForm.ts';
import { type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { authoredFormFile } from '#form/schema/formFile.ts';
import { behaviourOf, isKnownField } from '#form/type/behaviours.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { demoArchive } from '#service/transfer/demo/demoArchive.ts';

const folder = join(import.meta.dirname, '../../templates');
const wanted = [
  'contact',
  'event-registration',
  'job-application',
  'customer-satisfaction',
  'order',
  'booking',
  'employee-survey',
  'support-request',
  'feedback',
  'rsvp',
  'lead',
  'quiz',
];

describe('templates', () => {
  const names = readdirSync(folder).map((file) => file.replace(/\.yaml$/, ''));

  it('cover what people begin with', () => {
    assert.deepEqual(
      wanted.filter((name) => !names.includes(name)),
      [],
    );
  });

  for (const name of names) {
    it(`${name} is a form that editors accept and the checker has nothing to say about`, () => {
      const file = authoredFormFile.parse(parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')));
      const { name: _name, settings, $schema: _schema, id, organization, workspace, ...definition } = file;
      assert.deepEqual([id, organization, workspace], [undefined, undefined, undefined]);
      assert.deepEqual(checkForm(definition, settings), []);
      assert.ok(compileForm(definition).ok);
    });
  }
});

describe('forms of the demo', async () => {
  const archive = demoArchive({ responses: 4000, seed: '1' });
  for await (const { value: form } of archive.forms()) {
    for (const { version, definition } of form.versions ?? []) {
      assert.ok(definition.format === 2);
      it(`${form.name}, version ${version}: the checker has nothing to say`, () => {
        assert.deepEqual(checkForm(definition), []);
      });
    }
    it(`${form.name}: the demo’s responses equal the settled answers`, async () => {
      let checked = 0;
      for await (const { value: response } of archive.responses(form.id)) {
        const definition = form.versions?.find(({ version }) => version === response.version)?.definition;
        assert.ok(definition?.format === 2);
        const day = response.created_at.slice(0, 10);
        assert.deepEqual(settled(definition, response.response, day), unpaid(response.response));
        if (++checked === 300) break;
      }
      assert.ok(checked > 20);
    });
  }
});

/** A payment is not entered by the visitor. */
const unpaid = (items: readonly ResponseItem[]) =>
  items.filter(({ field_type }) => field_type !== 'credit_card');

/** Sends stored answers again as a program would. */
function settled(definition: FormDefinition, items: readonly ResponseItem[], today: string) {
  const form = compileForm(definition);
  assert.ok(form.ok);
  const answers: Record<string, unknown> = {};
  const uploads = new Map<string, UploadedFile>();
  for (const field of fieldsOf(definition)) {
    const item = items.find(({ field_id }) => field_id === field.id);
    if (item === undefined || !isKnownField(field)) continue;
    const behaviour = behaviourOf(field);
    const answer = behaviour.readValue(field, item.value);
    assert.notEqual(answer, undefined, `${field.id} ${JSON.stringify(item.value)}`);
    if (answer !== undefined) answers[field.id] = behaviour.writeJson(field, answer);
    if (item.value_type === 'files') for (const file of item.value) uploads.set(file.id, file);
  }
  const result = settleSubmission(
    form.value,
    { answers },
    { today, matches: matchesPattern, upload: (id) => uploads.get(id) },
  );
  if (!result.ok) assert.fail(JSON.stringify(result.failure));
  const paid = items.find(({ field_type }) => field_type === 'credit_card');
  const { payment } = result.value;
  assert.equal(
    paid?.value === undefined ? undefined : String(paid.value).split(' · ')[0],
    payment && `${payment.currency} ${payment.amount}`,
  );
  return result.value.items;
}
