import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { controlValues } from '../answer/controlValues.ts';
import { faultMessage } from '../message/faultMessage.ts';
import { english } from '../message/faultMessages.ts';
import { fieldSchemas } from '../schema/field.ts';
import type { Answer } from '../value/answer.ts';
import { type Fault, faultCodes, type Reading } from '../value/fault.ts';
import { fieldKinds, fieldTypes } from '../value/kinds.ts';
import { behaviourOf, behaviours } from './behaviours.ts';
import type { KnownField } from './declarations.ts';
import { context } from './testing/context.ts';
import { hostileAnswers } from './testing/hostileAnswers.ts';
import { hostileJson, inheritedJson, textInJson, textInValue } from './testing/hostileJson.ts';
import { hostileTexts, hugeTexts } from './testing/hostileTexts.ts';
import { assertItemValue } from './testing/itemValue.ts';
import { samples } from './testing/samples.ts';
import { sentEverywhere } from './testing/sentEverywhere.ts';

/** The contract of every field type. */

const settable = new Set([
  ...['one_line_input', 'comment', 'email', 'phone', 'date', 'time', 'hidden', 'multiple_choice', 'dropdown'],
  ...['rating', 'nps', 'slider'],
]);
/** Visitors do not answer these; the value comes from the form or the payment provider. */
const unanswered = new Set(['rich_text', 'credit_card']);

test('each type has a behaviour, a schema and samples', () => {
  for (const table of [behaviours, fieldSchemas, samples])
    assert.deepEqual(Object.keys(table).toSorted(), fieldTypes.toSorted());
  assert.ok(hostileTexts.length >= 60 && new Set(hostileTexts).size === hostileTexts.length);
});

for (const type of fieldTypes) {
  describe(type, () => {
    for (const [index, sample] of samples[type].entries()) {
      const { field, answers } = sample;
      const behaviour = behaviourOf(field);
      const name = `sample ${index + 1}`;

      test(`${name}: its settings are of the schema, and say what it is`, () => {
        assert.deepEqual(fieldSchemas[type].parse(JSON.parse(JSON.stringify(field))), field);
        assert.equal(fieldSchemas[type].safeParse({ ...field, unheard_of: 1 }).success, false);
        assert.equal(behaviour.source(field), sample.source);
        assert.equal(behaviour.comparison(field), sample.comparison);
        assert.equal(behaviour.formulaUse(field), sample.formulaUse);
        assert.equal(behaviour.settable, settable.has(type));
        assert.equal(behaviour.requirable, type !== 'hidden' && !unanswered.has(type));
      });

      test(`${name}: no answer is read where nothing was given`, () => {
        for (const nothing of [null, undefined, '', '  \n', []])
          assert.deepEqual(behaviour.readJson(field, nothing, context), { answer: undefined });
        assert.deepEqual(behaviour.readForm(field, new Map(), context), { answer: undefined });
        const blank = new Map([[field.id, ['']]]);
        assert.deepEqual(behaviour.readForm(field, blank, context), { answer: undefined });
      });

      test(`${name}: what it takes survives normalising, printing and reading again`, () => {
        fc.assert(fc.property(answers, (answer) => survives(field, answer)));
      });

      test(`${name}: hostile texts are refused or made storable, and soon`, () => {
        for (const text of hostileTexts) attack(field, text);
      });
    }

    test('hostile JSON is refused or made storable, and soon', () => {
      for (const { field } of samples[type]) {
        const { readJson, readValue } = behaviourOf(field);
        for (const value of hostileJson) {
          settles(
            field,
            soon(() => readJson(field, value, context)),
          );
          settles(field, { answer: soon(() => readValue(field, value)) });
        }
      }
    });

    test('what an object inherits was never sent', () => {
      for (const { field } of samples[type]) {
        const { readJson, readValue } = behaviourOf(field);
        for (const value of inheritedJson) {
          const reading = readJson(field, value, context);
          assert.ok('fault' in reading || reading.answer === undefined);
          assert.equal(readValue(field, value), undefined);
        }
      }
    });

    test('texts of a million characters are refused or made storable, and soon', () => {
      for (const { field } of samples[type]) {
        for (const text of hugeTexts) attack(field, text);
      }
    });
  });
}

function survives(field: KnownField, given: Answer): void {
  const behaviour = behaviourOf(field);
  const answer = behaviour.normalise(field, given);
  assert.ok(answer !== undefined);
  assert.deepEqual(behaviour.normalise(field, answer), answer);
  assert.equal(behaviour.validate(field, answer, context), undefined);

  const value = behaviour.printValue(field, answer);
  assertItemValue(fieldKinds[field.type].valueType, value);
  assert.deepEqual(behaviour.readValue(field, JSON.parse(JSON.stringify(value))), answer);

  const json = behaviour.readJson(
    field,
    JSON.parse(JSON.stringify(behaviour.writeJson(field, answer))),
    context,
  );
  const form = behaviour.readForm(field, controlValues(field.id, answer), context);
  for (const reading of [json, form]) {
    assert.ok('answer' in reading, `refused: ${JSON.stringify(reading)}`);
    const again = reading.answer === undefined ? undefined : behaviour.normalise(field, reading.answer);
    assert.deepEqual(again, unanswered.has(field.type) ? undefined : answer);
  }
  assertPrints(field, answer);
}

/** Tries a hostile text in every place where one can be sent, stored or computed. */
function attack(field: KnownField, text: string): void {
  const behaviour = behaviourOf(field);
  const sent = sentEverywhere(field.id, text);
  settles(
    field,
    soon(() => behaviour.readForm(field, sent, context)),
  );
  for (const value of textInJson(text))
    settles(
      field,
      soon(() => behaviour.readJson(field, value, context)),
    );
  for (const value of textInValue(text))
    settles(field, { answer: soon(() => behaviour.readValue(field, value)) });
  for (const answer of hostileAnswers(field, text)) {
    soon(() => behaviour.validate(field, answer, context));
    assertPrints(field, answer);
    settles(field, { answer });
  }
}

/** Asserts that a reading ends as a fault with a message, or as a value that can be stored. */
function settles(field: KnownField, reading: Reading<Answer>): void {
  const behaviour = behaviourOf(field);
  if ('fault' in reading) {
    assertTells(reading.fault);
    return;
  }
  const { answer: given } = reading;
  if (given === undefined) return;
  const answer = soon(() => behaviour.normalise(field, given));
  if (answer === undefined) return;
  assert.deepEqual(
    soon(() => behaviour.normalise(field, answer)),
    answer,
  );
  const fault = soon(() => behaviour.validate(field, answer, context));
  if (fault !== undefined) {
    assertTells(fault);
    return;
  }
  assertItemValue(
    fieldKinds[field.type].valueType,
    soon(() => behaviour.printValue(field, answer)),
  );
  assertPrints(field, answer);
}

function assertPrints(field: KnownField, answer: Answer): void {
  const behaviour = behaviourOf(field);
  assert.equal(typeof soon(() => behaviour.printText(field, answer)), 'string');
  assert.equal(typeof soon(() => behaviour.printCell(field, answer)), 'string');
  assert.match(
    soon(() => behaviour.asNumber(field, answer)),
    /^(?:0|-?(?!0\d)\d+(?:\.\d*[1-9])?)$/,
  );
  soon(() => behaviour.printValue(field, answer));
  soon(() => behaviour.writeJson(field, answer));
}

function assertTells(fault: Fault): void {
  assert.ok(faultCodes.includes(fault.code), fault.code);
  assert.notEqual(faultMessage(fault, english), '');
  for (const [, parameter = ''] of english[fault.code].matchAll(/\{(\w+)\}/g))
    assert.ok(Object.hasOwn(fault.parameters ?? {}, parameter), `${fault.code} does not say {${parameter}}`);
}

const tries = 5;

/**
 * Asserts that a call takes less than 50 ms of CPU time in the best of several tries, so that load does not matter.
 */
function soon<Result>(call: () => Result): Result {
  let best = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0; left -= 1) {
    const begin = process.cpuUsage();
    const result = call();
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1000);
    if (best < 50) return result;
  }
  return assert.fail(`took ${best} ms in the best of ${tries} tries`);
}
