import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AddressAnswer, AnswerContext } from '../../value/answer.ts';
import { address } from './behaviour.ts';
import type { AddressField } from './settings.ts';

const field: AddressField = { id: 'field3', type: 'address', label: 'Where do you live?' };
const context: AnswerContext = { today: '2026-11-15', matches: () => true, upload: () => undefined };
const empty: AddressAnswer = { line1: '', line2: '', city: '', state: '', postal_code: '', country: '' };
const berlin: AddressAnswer = {
  ...empty,
  line1: 'Unter den Linden 1',
  city: 'Berlin',
  postal_code: '10117',
  country: 'DE',
};

function sent(parts: Record<string, string>): Map<string, string[]> {
  return new Map(Object.entries(parts).map(([part, text]) => [`field3.${part}`, [text]]));
}

test('the parts come from the browser under names of their own, and only those that are asked for', () => {
  const values = sent({
    line1: ' Unter den  Linden 1 ',
    city: 'Berlin',
    postal_code: '10117',
    country: 'de',
  });
  const read = address.readForm(field, values, context);
  assert.ok('answer' in read && read.answer !== undefined);
  assert.deepEqual(address.normalise(field, read.answer), { ...berlin, line1: 'Unter den  Linden 1' });

  const short: AddressField = { ...field, parts: ['city', 'country'] };
  const both = address.readForm(short, values, context);
  assert.deepEqual(both, { answer: { ...empty, city: 'Berlin', country: 'de' } });
  assert.deepEqual(address.normalise(short, berlin), { ...empty, city: 'Berlin', country: 'DE' });
});

test('an address of which only the suggested country was sent is no answer', () => {
  const suggested: AddressField = { ...field, default_country: 'DE' };
  assert.deepEqual(address.readForm(suggested, sent({ line1: ' ', country: 'DE' }), context), {
    answer: undefined,
  });
  const another = address.readForm(suggested, sent({ country: 'AT' }), context);
  assert.deepEqual(another, { answer: { ...empty, country: 'AT' } });
  const alone: AddressField = { ...suggested, parts: ['country'] };
  assert.deepEqual(address.readForm(alone, sent({ country: 'DE' }), context), {
    answer: { ...empty, country: 'DE' },
  });
});

test('JSON gives an object; inherited keys are not read and other shapes are refused', () => {
  const read = (value: unknown) => address.readJson(field, value, context);
  assert.deepEqual(read(address.writeJson(field, berlin)), { answer: berlin });
  assert.deepEqual(read({ city: 'Berlin', state: null, full_address: 'Berlin' }), {
    answer: { ...empty, city: 'Berlin' },
  });
  for (const nothing of [null, undefined, '', '  ', [], {}, { city: ' ' }])
    assert.deepEqual(read(nothing), { answer: undefined });
  assert.deepEqual(read(Object.create({ city: 'Berlin' })), { answer: undefined });
  for (const wrong of ['Berlin', 7, true, ['Berlin'], { city: 7 }, { city: ['Berlin'] }])
    assert.deepEqual(read(wrong), { fault: { code: 'malformed' } });
});

test('an address has its required parts, a country that exists, and one that is taken', () => {
  const code = (settings: Partial<AddressField>, answer: AddressAnswer) =>
    address.validate({ ...field, ...settings }, answer, context);
  assert.equal(code({}, berlin), undefined);
  assert.deepEqual(code({}, { ...berlin, line1: '' }), {
    code: 'address_part_missing',
    parameters: { part: 'line1' },
  });
  assert.equal(code({ required_parts: [] }, { ...empty, state: 'Bavaria' }), undefined);
  assert.deepEqual(code({ required_parts: ['postal_code'] }, { ...berlin, postal_code: '' })?.parameters, {
    part: 'postal_code',
  });
  // A part that is not requested cannot be missing.
  assert.equal(code({ parts: ['city', 'country'] }, { ...empty, city: 'Berlin', country: 'DE' }), undefined);
  assert.equal(code({}, { ...berlin, country: 'Germany' })?.code, 'country_invalid');
  assert.equal(code({}, { ...berlin, country: 'XX' })?.code, 'country_invalid');
  assert.equal(code({ countries: ['AT', 'CH'] }, berlin)?.code, 'country_refused');
  assert.equal(code({ countries: ['AT', 'DE'] }, berlin), undefined);
  assert.deepEqual(code({}, { ...berlin, city: 'x'.repeat(201) }), {
    code: 'text_too_long',
    parameters: { max: 200 },
  });
});

test('the API shows the full address first, then all parts in its order; and it is read again', () => {
  const value = address.printValue(field, berlin);
  assert.equal(
    JSON.stringify(value),
    '{"full_address":"Unter den Linden 1, Berlin, 10117, DE","line1":"Unter den Linden 1","line2":"",' +
      '"city":"Berlin","state":"","postal_code":"10117","country":"DE"}',
  );
  assert.deepEqual(address.readValue(field, value), berlin);
  assert.equal(address.printCell(field, berlin), 'Unter den Linden 1, Berlin, 10117, DE');
  for (const wrong of [null, 'Berlin', [], { city: 7 }, { full_address: 'Berlin' }])
    assert.equal(address.readValue(field, wrong), undefined);
});
