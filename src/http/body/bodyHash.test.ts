import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { controlValues } from '#form/answer/controlValues.ts';
import { answersIn } from '#form/answer/faultsIn.ts';
import { type AnswersInput, readAnswers } from '#form/answer/readAnswers.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { behaviourOf } from '#form/type/behaviours.ts';
import type { KnownField } from '#form/type/declarations.ts';
import { context, uploads } from '#form/type/testing/context.ts';
import { samples } from '#form/type/testing/samples.ts';
import type { Answer, UploadedFile } from '#form/value/answer.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import { bodyHash } from './bodyHash.ts';
import { parseJson } from './parseJson.ts';
import { parseUrlencoded } from './parseUrlencoded.ts';

/** In these samples, a file's name stands in for its content. */
const contentOf = (id: string) => uploads.find((file) => file.id === id)?.name;

function hashOf(field: KnownField, input: AnswersInput): string {
  const form = compileForm({ format: 2, pages: [{ id: 'page1', label: '', fields: [field] }], logic: [] });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return bodyHash(answersIn(readAnswers(form.value, input, context)), contentOf);
}

function asUrlencoded(field: KnownField, answer: Answer): AnswersInput {
  const values = [...controlValues(field.id, answer)].toReversed();
  const pairs = values.flatMap(([name, all]) => all.map((value): [string, string] => [name, value]));
  const body = new URLSearchParams(pairs).toString();
  return { values: parseUrlencoded(Buffer.from(body), 5000) };
}

function asJson(field: KnownField, answer: Answer): AnswersInput {
  const answers = { [field.id]: behaviourOf(field).writeJson(field, answer) };
  return { answers: parseJson(Buffer.from(JSON.stringify(answers, null, 2))) };
}

const normal = (field: KnownField, answer: Answer) => behaviourOf(field).normalise(field, answer);

describe('the hash of a submission', () => {
  for (const type of fieldTypes) {
    const asked = samples[type].filter(({ source }) => source === 'visitor');
    if (asked.length === 0) continue;
    test(`is the same for an answer to ${type} in JSON and from a form, and another for another answer`, () => {
      for (const { field, answers } of asked) {
        fc.assert(
          fc.property(answers, answers, (one, other) => {
            const hash = hashOf(field, asJson(field, one));
            assert.match(hash, /^[0-9a-f]{64}$/);
            assert.equal(hashOf(field, asUrlencoded(field, one)), hash);
            const isSame = isDeepStrictEqual(normal(field, one), normal(field, other));
            assert.equal(hashOf(field, asJson(field, other)) === hash, isSame);
          }),
          { numRuns: 30 },
        );
      }
    });
  }

  const file = (id: string, name = 'a.txt'): UploadedFile => ({ id, name, type: 'text/plain', size: 1 });
  const content = (id: string) => (id === 'other' ? 'two' : 'one');
  const hash = (...answers: [string, Answer][]) => bodyHash(new Map(answers), content);

  test('does not depend on the order of the fields', () => {
    assert.equal(hash(['field1', 'a'], ['field10', 5]), hash(['field10', 5], ['field1', 'a']));
    assert.notEqual(hash(['field1', 'a'], ['field2', 'b']), hash(['field1', 'b'], ['field2', 'a']));
    assert.notEqual(hash(['field1', '5']), hash(['field1', 5]));
    assert.notEqual(hash(), hash(['field1', '']));
  });

  test('knows a file by its name and content, because each upload has another id', () => {
    assert.equal(hash(['field1', [file('first')]]), hash(['field1', [file('again')]]));
    assert.notEqual(hash(['field1', [file('first')]]), hash(['field1', [file('other')]]));
    assert.notEqual(hash(['field1', [file('first')]]), hash(['field1', [file('first', 'b.txt')]]));
    assert.notEqual(hash(['field1', [file('first')]]), hash(['field2', [file('first')]]));
  });
});
