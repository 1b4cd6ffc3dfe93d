import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { renderFormPage } from '#render/page.ts';
import { pageView } from '#render/testing/pageView.ts';
import { contactForms } from '../../scripts/pictures/contactForms.ts';

const { templates = [], demo = [] } = await contactForms(join(import.meta.dirname, '../..'));

test('every template and every demo form has a look', () => {
  assert.ok(templates.length >= 14 && demo.length >= 8);
  for (const { name, definition } of [...templates, ...demo])
    assert.notEqual(definition.theme?.preset, undefined, name);
  const shown = new Set([...templates, ...demo].map(({ definition }) => definition.theme?.preset));
  assert.equal(shown.size, 10, 'together they show every preset');
});

for (const { name, definition } of [...templates, ...demo])
  test(`${name}: headings descend one level at a time`, () => {
    const page = renderFormPage(pageView(definition));
    let above = 0;
    for (const [, level] of page.matchAll(/<h([1-6])[ >]/g)) {
      assert.ok(Number(level) <= above + 1, `h${level} follows h${above}`);
      above = Number(level);
    }
    assert.ok(above > 0);
  });
