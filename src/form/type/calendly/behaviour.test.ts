import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { calendly } from './behaviour.ts';
import type { CalendlyField } from './settings.ts';

const field: CalendlyField = { id: 'field1', type: 'calendly', label: 'Book a time' };
const event = 'https://api.calendly.com/scheduled_events/0f3c1c2e-5b1a-4c7e-9a46-2f0f3c1c2e5b';

test('a booking is the address of its event, or a link at Calendly', () => {
  for (const address of [
    event,
    'https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2',
    `${event}/invitees/0f3c1c2e-5b1a-4c7e-9a46-2f0f3c1c2e5b`,
    'https://calendly.com/anna/30min/invitees/abc?x=1',
  ]) {
    assert.deepEqual(answerForm(calendly, field, { field1: [` ${address} `] }), { kept: address });
    assert.deepEqual(answerJson(calendly, field, address), { kept: address });
  }
  for (const value of nothing) assert.equal(answerJson(calendly, field, value), 'nothing');
});

test('no other address is a booking', () => {
  for (const address of [
    'http://calendly.com/anna/30min',
    'https://calendly.com',
    'https://calendly.com/',
    'https://calendly.com.evil.example/anna',
    'https://evil.example/https://calendly.com/anna',
    'https://calendly.com@evil.example/anna',
    'https://api.calendly.com/users/me',
    'https://api.calendly.com/scheduled_events/',
    `${event}/../../users`,
    'https://calendly.com/anna/30 min',
    'https://calendly.com/"onclick=alert(1)',
    'javascript:alert(1)//https://calendly.com/anna',
    `https://calendly.com/${'a'.repeat(500)}`,
    'tomorrow',
  ]) {
    assert.equal(answerJson(calendly, field, address), 'booking_invalid', address);
  }
});

test('which calendar it is and where it opens change no answer', () => {
  const dressed: CalendlyField = { ...field, url: 'https://calendly.com/bob/60min', opens: 'frame' };
  assert.deepEqual(answerJson(calendly, dressed, event), { kept: event });
});

test('it prints as its address; conditions ask only whether there is one', () => {
  assert.equal(calendly.printValue(field, event), event);
  assert.equal(calendly.printText(field, event), event);
  assert.equal(calendly.printCell(field, event), event);
  assert.equal(calendly.asNumber(field, event), '0');
  assert.equal(calendly.formulaUse(field), 'text');
  assert.equal(calendly.comparison(field), 'presence');
  assert.equal(calendly.source(field), 'visitor');
  assert.equal(calendly.settable, false);
});

test('nothing hostile is taken for a booking', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(calendly, field, value), 'string');
    assertWithstands(calendly, field, value);
  }
  assert.equal(answerJson(calendly, field, { uri: event }), 'malformed');
  assert.equal(calendly.readValue(field, [event]), undefined);
});

test('whatever is kept survives', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const outcome = answerJson(calendly, field, `https://calendly.com/a${path}?${query}`);
      if (typeof outcome === 'object') assertSurvives(calendly, field, outcome.kept);
    }),
  );
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const address = `https://api.calendly.com/scheduled_events/${id}`;
      assert.deepEqual(answerJson(calendly, field, address), { kept: address });
      assertSurvives(calendly, field, address);
    }),
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(calendly, field, value)));
});
