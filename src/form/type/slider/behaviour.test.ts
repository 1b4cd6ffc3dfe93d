import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  context,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { slider } from './behaviour.ts';
import type { SliderField } from './settings.ts';

const field: SliderField = { id: 'field1', type: 'slider', label: 'How much?' };

test('without settings it goes from 0 to 100 by 1', () => {
  assert.deepEqual(answerForm(slider, field, { field1: ['0'] }), { kept: 0 });
  assert.deepEqual(answerForm(slider, field, { field1: ['100'] }), { kept: 100 });
  assert.equal(answerJson(slider, field, -1), 'number_too_small');
  assert.equal(answerJson(slider, field, 101), 'number_too_large');
  assert.equal(answerJson(slider, field, 0.5), 'number_off_step');
});

test('nothing is no answer', () => {
  assert.equal(answerForm(slider, field, {}), 'nothing');
  for (const value of nothing) assert.equal(answerJson(slider, field, value), 'nothing', String(value));
});

test('tenths are on their step, which floating point would deny', () => {
  const tenths: SliderField = { ...field, min: 0, max: 1, step: 0.1 };
  for (let tenth = 0; tenth <= 10; tenth += 1) {
    const text = (tenth / 10).toFixed(1);
    assert.deepEqual(answerForm(slider, tenths, { field1: [text] }), { kept: Number(text) }, text);
    assert.deepEqual(answerJson(slider, tenths, Number(text)), { kept: Number(text) }, text);
  }
  assert.equal(answerJson(slider, tenths, 0.35), 'number_off_step');
  assert.equal(answerJson(slider, tenths, 0.1 + 0.2), 'number_off_step');
});

test('steps are counted from the smallest number', () => {
  const odd: SliderField = { ...field, min: 1, max: 10, step: 2 };
  assert.deepEqual(answerJson(slider, odd, 9), { kept: 9 });
  assert.equal(answerJson(slider, odd, 2), 'number_off_step');
  assert.equal(answerJson(slider, odd, 10), 'number_off_step');
  const below: SliderField = { ...field, min: -1.5, max: 1.5, step: 0.75 };
  for (const number of [-1.5, -0.75, 0, 0.75, 1.5]) {
    assert.deepEqual(answerJson(slider, below, number), { kept: number });
  }
  assert.equal(answerJson(slider, below, -1), 'number_off_step');
});

test('the finest step over the widest line is exact', () => {
  const fine: SliderField = { ...field, min: -1e9, max: 1e9, step: 0.000001 };
  assert.deepEqual(answerJson(slider, fine, '123456.654321'), { kept: 123456.654321 });
  assert.equal(answerJson(slider, fine, 0.0000015), 'number_off_step');
  assert.equal(answerJson(slider, fine, 5e-324), 'number_off_step');
});

test('a refusal names the bound and the step', () => {
  const some: SliderField = { ...field, min: 10, max: 20, step: 2.5 };
  assert.deepEqual(slider.validate(some, 9, context), { code: 'number_too_small', parameters: { min: 10 } });
  assert.deepEqual(slider.validate(some, 21, context), { code: 'number_too_large', parameters: { max: 20 } });
  assert.deepEqual(slider.validate(some, 11, context), {
    code: 'number_off_step',
    parameters: { step: 2.5, min: 10 },
  });
});

test('unit, labels and the number at the beginning change no answer', () => {
  const dressed: SliderField = { ...field, unit: '%', low_label: 'None', high_label: 'All', default: 50 };
  assert.deepEqual(answerJson(slider, dressed, 5), { kept: 5 });
  assert.equal(answerJson(slider, dressed, null), 'nothing');
  assert.equal(slider.printText(dressed, 5), '5');
});

test('nothing hostile is taken for a number on the line', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(slider, field, value), 'string', JSON.stringify(value)?.slice(0, 40));
    assertWithstands(slider, field, value);
  }
  assert.equal(answerJson(slider, field, '1e2'), 'number_invalid');
  assert.equal(answerJson(slider, field, Number.NaN), 'number_invalid');
  assert.equal(answerJson(slider, field, {}), 'malformed');
  const outcome = answerJson(slider, field, -0);
  assert.ok(typeof outcome === 'object' && Object.is(outcome.kept, 0));
});

test('it prints in plain digits', () => {
  assert.equal(slider.printValue(field, 0.5), 0.5);
  assert.equal(slider.printText(field, 0.0000001), '0.0000001');
  assert.equal(slider.printCell(field, -12.5), '-12.5');
  assert.equal(slider.asNumber(field, -12.5), '-12.5');
  assert.equal(slider.formulaUse(field), 'either');
  assert.equal(slider.comparison(field), 'number');
  assert.equal(slider.settable, true);
});

test('every number on a step is kept and survives, every number between two steps is refused', () => {
  const scale = fc.record({
    places: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: -1000, max: 1000 }),
    step: fc.integer({ min: 2, max: 50 }),
    count: fc.integer({ min: 0, max: 200 }),
    off: fc.integer({ min: 1, max: 49 }),
  });
  fc.assert(
    fc.property(scale, ({ places, from, step, count, off }) => {
      const written = (units: number) => `${(units / 10 ** places).toFixed(places)}`;
      const line: SliderField = {
        ...field,
        min: Number(written(from)),
        max: Number(written(from + step * 201)),
        step: Number(written(step)),
      };
      const on = Number(written(from + step * count));
      assert.deepEqual(answerForm(slider, line, { field1: [written(from + step * count)] }), { kept: on });
      assertSurvives(slider, line, on);
      const between = from + step * count + 1 + (off % (step - 1));
      assert.equal(answerJson(slider, line, Number(written(between))), 'number_off_step');
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(slider, field, value)));
  const anything: SliderField = { ...field, min: -1e9, max: 1e9, step: 0.000001 };
  fc.assert(fc.property(fc.double(), (value) => assertWithstands(slider, anything, value)));
});
