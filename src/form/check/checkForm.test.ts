import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definition } from '../schema/definition.ts';
import { settings as settingsSchema } from '../schema/settings.ts';
import { checkForm } from './checkForm.ts';
import { brokenForms } from './corpus/brokenForms.ts';
import { findingKinds } from './findings.ts';

for (const { name, form, settings = {}, findings } of brokenForms) {
  test(`${name}: exactly that is found`, () => {
    assert.equal(definition.safeParse(form).error, undefined);
    assert.equal(settingsSchema.safeParse(settings).error, undefined);
    const said = checkForm(form, settings);
    assert.deepEqual(
      said.map(({ code, path }) => `${code} ${path}`),
      findings,
    );
    for (const { code, severity, message } of said) {
      assert.equal(severity, findingKinds[code].severity);
      assert.match(message, /^\S.{15,}\S\.$/);
    }
  });
}

test('the corpus has a form for every finding, and no name twice', () => {
  const found = new Set(
    brokenForms.flatMap(({ findings }) => findings.map((said) => said.split(' ')[0] ?? '')),
  );
  assert.deepEqual([...found].sort(), Object.keys(findingKinds).sort());
  assert.equal(new Set(brokenForms.map(({ name }) => name)).size, brokenForms.length);
});
