import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluateNumber, evaluateText, evaluateTruth } from './evaluate.ts';
import { compiledAs } from './testing/parsed.ts';
import { sampleValues } from './testing/sampleValues.ts';

const values = sampleValues({
  field1: { use: 'either', number: '20454', text: '2026-01-01' },
  field2: { use: 'either', number: '20468', text: '2026-01-15' },
  field3: { use: 'text', text: 'Zoë' },
  field4: { use: 'either', number: '12.50', text: 'T-shirt' },
  field5: { use: 'either' },
  field6: { use: 'text' },
  field7: { use: 'text', text: ' 7.25 ' },
  field8: { use: 'number', number: '3', text: '3' },
  field9: { use: 'none' },
});

const number = (source: string): string =>
  evaluateNumber(compiledAs('number', source, values), values).toText();
const text = (source: string): string => evaluateText(compiledAs('text', source, values), values);
const truth = (source: string): boolean => evaluateTruth(compiledAs('truth', source, values), values);

test('money comes out to the digit', () => {
  assert.equal(number('0.1 + 0.2'), '0.3');
  assert.equal(number('field4 * 3 * 1.19'), '44.625');
  assert.equal(text('fixed(field4 * 3 * 1.19, 2)'), '44.63');
});

test('dates are days: two of them give the days between', () => {
  assert.equal(number('field2 - field1'), '14');
  assert.equal(text('date(field1 + 30)'), '2026-01-31');
  assert.equal(truth('field1 < today()'), true);
  assert.equal(truth('field1 = "2026-01-01"'), true);
  assert.equal(truth('field1 < "2025-12-31"'), false);
  assert.equal(number('days("2026-02-30")'), '0');
  assert.equal(text('date(99999999)'), '');
  assert.equal(text('date(0.9)'), '1970-01-01');
});

test('an empty field is 0 as a number and nothing as a text', () => {
  assert.equal(number('field5'), '0');
  assert.equal(number('field5 * 3 + 1'), '1');
  assert.equal(text('field5'), '');
  assert.equal(text('concat("<", field6, ">")'), '<>');
  assert.equal(truth('empty(field5) and empty(field6) and not empty(field3)'), true);
  assert.equal(number('count(field5) + count(field3)'), '1');
  assert.equal(truth('field6 = ""'), true);
  assert.equal(number('number(field6)'), '0');
  assert.equal(number('length(field6)'), '0');
});

test('division by zero is 0', () => {
  assert.equal(number('5 / 0'), '0');
  assert.equal(number('1 + field4 / field5'), '1');
});

test('every operation rounds to 12 places, half away from zero', () => {
  assert.equal(number('1 / 3'), '0.333333333333');
  assert.equal(number('1 / 3 * 3'), '0.999999999999');
  assert.equal(number('-2 / 3'), '-0.666666666667');
  assert.equal(number('0.000001 * 0.0000005'), '0.000000000001');
  assert.equal(number('0.000001 * 0.0000004'), '0');
});

test('a result beyond ±10^24 is 0', () => {
  assert.equal(number('1000000000000 * 1000000000000'), `1${'0'.repeat(24)}`);
  assert.equal(number('1000000000000 * 1000000000000 + 0.1'), '0');
  assert.equal(number('1000000000000 * -1000000000001'), '0');
  const huge = sampleValues({ field1: { use: 'number', number: '9'.repeat(500) } });
  assert.equal(evaluateNumber(compiledAs('number', 'field1 + 1', huge), huge).toText(), '1');
});

test('rounding takes places, also before the point and beyond reason', () => {
  assert.equal(number('round(-2.5)'), '-3');
  assert.equal(number('round(1254, -1)'), '1250');
  assert.equal(number('round(1254, -999)'), '0');
  assert.equal(number('round(1.23456, 999999999999999999)'), '1.23456');
  assert.equal(text('fixed(1, 99)'), '1.000000000000');
  assert.equal(text('fixed(12.7, -5)'), '13');
});

test('texts compare without regard to case or to how an accent is written', () => {
  assert.equal(truth('field3 = "ZOË"'), true);
  assert.equal(truth('field3 = "Zoe\u0308"'), true);
  assert.equal(truth('field3 != "zoe"'), true);
  assert.equal(truth('"apple" < "Banana"'), true);
  assert.equal(truth('"a" < "ab"'), true);
  assert.equal(truth('"\uffff" < "😀"'), true, 'by code points, not by code units');
  assert.equal(truth('"b" <= "B" and "b" >= "B"'), true);
});

test('one text makes a comparison one of texts, otherwise numbers are compared', () => {
  assert.equal(truth('field4 = 12.5'), true);
  assert.equal(truth('field4 = "t-shirt"'), true);
  assert.equal(truth('"10" < "9"'), true);
  assert.equal(truth('10 < 9'), false);
  assert.equal(truth('5 + 5 = "10"'), true);
  assert.equal(truth('number(field7) = 7.25'), true);
});

test('a lone field is its number or its words, by what is wanted', () => {
  assert.equal(number('field4'), '12.5');
  assert.equal(text('field4'), 'T-shirt');
  assert.equal(text('field4 * 2'), '25');
  assert.equal(text('if(field8 > 2, field4, 0)'), 'T-shirt');
  assert.equal(number('if(field8 > 2, field4, 0)'), '12.5');
  assert.equal(number('number(field4)'), '12.5');
});

test('a formula with a fault is not half calculated', () => {
  assert.equal(number('1 + field99'), '0');
  assert.equal(number('field3 + 1'), '0');
  assert.equal(number('min()'), '0');
  assert.equal(text('concat("a", field9)'), '');
  assert.equal(text('1 = 1'), '');
  assert.equal(truth('1'), false);
  assert.equal(truth('not field99 = 1'), false);
});

test('length counts what people take for characters: an emoji is one', () => {
  assert.equal(number('length("a😀b")'), '3');
});
