import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRepeatedDefaults } from './defaults.ts';

const path = 'src/render/field/scale/slider.ts';

function repetitions(text: string, file = path): number[] {
  return findRepeatedDefaults([{ path: file, text }]).map(({ line }) => line);
}

test('a default of a setting is written once, where the setting is declared', () => {
  assert.deepEqual(repetitions('const top = field.max ?? 100;\nconst { max } = settled(field);\n'), [1]);
  assert.deepEqual(repetitions("\nconst { min: low, max = 100, icon = 'star' } = field;\n"), [2, 2]);
  assert.deepEqual(repetitions('field.max_length ?? 10_000;\nfield.max_length ?? 10000;\n'), [1, 2]);
  assert.deepEqual(repetitions("switch (column.type ?? 'text') {}\n"), [1], 'of a column');
  assert.deepEqual(
    repetitions('other.value ?? otherDefaults.value;\nconst { value = otherDefaults.value } = other;\n'),
    [1, 2],
  );
});

test('other numbers and other rooms are free', () => {
  assert.deepEqual(
    repetitions("field.max ?? 1000;\nconst { max = 100.5 } = field;\nvalues.get(field.id) ?? '';\n"),
    [],
  );
  const repeated = 'field.max ?? 100;\n';
  for (const free of [
    'src/form/type/slider/settings.ts',
    'src/form/type/slider/behaviour.test.ts',
    'web/ui/slider/slider.tsx',
  ])
    assert.deepEqual(repetitions(repeated, free), [], free);
});
