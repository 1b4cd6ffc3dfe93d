import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormulaUse } from './formula.ts';
import { parsed } from './testing/parsed.ts';
import { type Expected, typeOfFormula } from './type.ts';

const uses: Record<string, FormulaUse> = {
  field1: 'either',
  field2: 'text',
  field3: 'number',
  field4: 'none',
};
const useOf = (id: string): FormulaUse | undefined => uses[id];

function typed(source: string, wanted: Expected) {
  return typeOfFormula(parsed(source), useOf, wanted);
}

test('a formula has a type of its own where anything is welcome', () => {
  const rows: [string, string][] = [
    ['field1', 'number'],
    ['field2', 'text'],
    ['field3', 'number'],
    ['field1 + 1', 'number'],
    ['"a"', 'text'],
    ['field2 = "a"', 'truth'],
    ['true', 'truth'],
    ['not empty(field2)', 'truth'],
    ['if(true, field1, 2)', 'number'],
    ['if(true, field1, "a")', 'text'],
    ['if(true, 1 > 2, false)', 'truth'],
    ['count(field2)', 'number'],
    ['number(field2) * 2', 'number'],
    ['text(1 > 2)', 'text'],
    ['today() - field1', 'number'],
  ];
  for (const [source, type] of rows)
    assert.deepEqual(typed(source, 'any'), { ok: true, value: type }, source);
});

test('a lone field is what its place wants', () => {
  assert.deepEqual(typed('field1', 'text'), { ok: true, value: 'text' });
  assert.deepEqual(typed('field1', 'number'), { ok: true, value: 'number' });
  assert.deepEqual(typed('if(field1 > 1, field1, field2)', 'text'), { ok: true, value: 'text' });
});

test('a number may stand where a text is wanted', () => {
  assert.equal(typed('field1 * 2', 'text').ok, true);
  assert.equal(typed('concat(1 + 2, field1, field2)', 'text').ok, true);
});

test('a fault says where it is and what to do', () => {
  const rows: [string, Expected, number, string][] = [
    ['field2 * 2', 'any', 0, 'field2 is text and cannot be used in a calculation; use number(field2).'],
    ['field2', 'number', 0, 'field2 is text and cannot be used in a calculation; use number(field2).'],
    ['1 + "a"', 'any', 4, 'A number is needed here, but this is text; use number(…).'],
    ['if(field1 > 1, "a", 2)', 'number', 15, 'A number is needed here, but this is text; use number(…).'],
    ['1 + (2 > 1)', 'any', 5, 'A number is needed here, but this is true or false; use if(…, 1, 0).'],
    ['sum(1, true)', 'any', 7, 'A number is needed here, but this is true or false; use if(…, 1, 0).'],
    ['number(true)', 'any', 7, 'A number is needed here, but this is true or false; use if(…, 1, 0).'],
    ['true = true', 'any', 0, 'A number is needed here, but this is true or false; use if(…, 1, 0).'],
    ['field1 > 1', 'text', 0, 'Text is needed here, but this is true or false; use if(…, "yes", "no").'],
    [
      'concat("a", 1 = 1)',
      'any',
      12,
      'Text is needed here, but this is true or false; use if(…, "yes", "no").',
    ],
    [
      'field1 + 1',
      'truth',
      0,
      'Something true or false is needed here; write a condition, such as field1 > 0.',
    ],
    [
      'if(1, 2, 3)',
      'any',
      3,
      'Something true or false is needed here; write a condition, such as field1 > 0.',
    ],
    ['not field1', 'any', 4, 'field1 is not true or false; write a condition, such as not empty(field1).'],
    [
      'if(true, false, 1)',
      'any',
      16,
      'Something true or false is needed here; write a condition, such as field1 > 0.',
    ],
    ['round()', 'any', 0, 'Write round(x, places): it takes 1 or 2 values, and 0 stand here.'],
    ['1 + abs(1, 2)', 'any', 4, 'Write abs(x): it takes 1 value, and 2 stand here.'],
    ['if(true, 1)', 'any', 0, 'Write if(condition, a, b): it takes 3 values, and 2 stand here.'],
    ['today(1)', 'any', 0, 'Write today(): it takes no values, and 1 stand here.'],
    ['sum()', 'any', 0, 'Write sum(x, …): it takes 1 or more values, and 0 stand here.'],
    ['empty(1)', 'any', 6, 'empty takes the name of a field, such as empty(field1).'],
    ['count(field1 + 1)', 'any', 6, 'count takes the name of a field, such as count(field1).'],
  ];
  for (const [source, wanted, at, message] of rows) {
    assert.deepEqual(
      typed(source, wanted),
      { ok: false, failure: { code: 'formula_type', at, message } },
      source,
    );
  }
});

test('fields that are not there or have no answer are named', () => {
  const fault = (source: string) => {
    const result = typed(source, 'any');
    return result.ok ? undefined : result.failure;
  };
  assert.deepEqual(fault('1 + field99'), {
    code: 'field_unknown',
    at: 4,
    message: 'There is no field "field99".',
  });
  assert.equal(fault('today + 1')?.message, 'There is no field "today"; the function is written today().');
  for (const source of ['field4', 'empty(field4)', 'concat("a", field4)', 'field4 = 1', 'text(field4)']) {
    assert.equal(fault(source)?.code, 'field_not_usable', source);
    assert.match(fault(source)?.message ?? '', /^field4 has no answer/);
  }
  assert.equal(fault('empty(field98)')?.code, 'field_unknown');
});
