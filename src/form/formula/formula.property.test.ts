import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { evaluateNumber, evaluateText, evaluateTruth } from './evaluate.ts';
import { fieldsIn } from './fieldsIn.ts';
import { compiledAs, parsed } from './testing/parsed.ts';
import {
  numberByReference,
  print,
  type ReferenceAnswers,
  type Tree,
  textByReference,
  truthByReference,
} from './testing/reference.ts';
import { type SampleAnswer, sampleValues } from './testing/sampleValues.ts';
import { writeTree } from './testing/writeTree.ts';
import { typeOfFormula } from './type.ts';

type Type = 'number' | 'text' | 'truth';

const call = (name: string, as: Type, ...of: fc.Arbitrary<Tree>[]): fc.Arbitrary<Tree> =>
  fc.tuple(...of).map((all) => ({ is: 'call', name, as, of: all }));
const several = (name: string, as: Type, of: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> =>
  fc.array(of, { minLength: 1, maxLength: 3 }).map((all) => ({ is: 'call', name, as, of: all }));
const between = (
  signs: readonly string[],
  as: 'number' | 'text',
  left: fc.Arbitrary<Tree>,
  right: fc.Arbitrary<Tree>,
) =>
  fc
    .tuple(fc.constantFrom(...signs), left, right)
    .map(([sign, ...of]): Tree => ({ is: 'between', sign, as, of }));
const before = (sign: '-' | 'not', of: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> =>
  of.map((inner) => ({ is: 'before', sign, of: inner }));
const named = (...names: string[]): fc.Arbitrary<Tree> =>
  fc.constantFrom(...names).map((name) => ({ is: 'name', name }));

const digits = fc
  .oneof(
    fc.nat(20).map(String),
    fc.tuple(fc.nat(999), fc.nat(999)).map(([head, tail]) => `${head}.${tail}`),
    fc
      .tuple(fc.bigInt(0n, 10n ** 24n - 1n), fc.bigInt(0n, 10n ** 12n - 1n))
      .map(([head, tail]) => `${head}.${tail}`),
    fc.constantFrom(
      '1000000000000',
      '999999999999999999999999',
      '0.000000000001',
      '0.0000005',
      '2.5',
      '20000',
    ),
  )
  .map((written): Tree => ({ is: 'digits', written }));
const words = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom('a', 'B', 'b', '"', ']', ' ', '1', '.', '-', 'é', 'e\u0301', '\uffff', '😀'),
    }),
    fc.constantFrom('12.5', '-3', ' 7 ', '1e3', '2026-02-28', '2026-02-30', '0050-01-01', 'Zoë', 'field1'),
  )
  .map((all): Tree => ({ is: 'words', words: all }));

const currency = fc.constantFrom('EUR', 'jpy', 'KWD', 'x').map((all): Tree => ({ is: 'words', words: all }));

const arithmetic = ['+', '-', '*', '/'];
const comparisons = ['=', '!=', '<', '<=', '>', '>='];

const { number, text, truth } = fc.letrec<Record<Type | 'anyText', Tree>>((tie) => {
  const [number, text, truth, anyText] = [tie('number'), tie('text'), tie('truth'), tie('anyText')];
  const anyField = named('field1', 'field2', 'field3', 'field4');
  const deep = { maxDepth: 5, depthSize: 'small' } as const;
  return {
    number: fc.oneof(
      deep,
      fc.oneof(digits, named('field1', 'field2')),
      { arbitrary: between(arithmetic, 'number', number, number), weight: 4 },
      before('-', number),
      fc.oneof(call('round', 'number', number), call('round', 'number', number, number)),
      fc.constantFrom('floor', 'ceil', 'abs').chain((name) => call(name, 'number', number)),
      fc.constantFrom('min', 'max', 'sum').chain((name) => several(name, 'number', number)),
      call('if', 'number', truth, number, number),
      call('count', 'number', anyField),
      call('length', 'number', anyText),
      call('number', 'text', text),
      call('number', 'number', number),
      call('days', 'number', anyText),
    ),
    // Expressions that are always texts, so that a comparison with one compares texts.
    text: fc.oneof(
      deep,
      fc.oneof(words, named('field3', 'field4')),
      several('concat', 'text', anyText),
      call('fixed', 'text', number, number),
      call('money', 'text', number, currency),
      call('text', 'text', anyText),
      call('text', 'truth', truth),
      call('date', 'text', number),
      call('if', 'text', truth, text, anyText),
      call('if', 'text', truth, anyText, text),
    ),
    anyText: fc.oneof(deep, fc.oneof(text, named('field1', 'field2')), text, number),
    truth: fc.oneof(
      deep,
      fc.boolean().map((holds): Tree => ({ is: 'truth', holds })),
      between(comparisons, 'number', number, number),
      between(comparisons, 'text', text, anyText),
      between(comparisons, 'text', anyText, text),
      between(['and', 'or'], 'number', truth, truth),
      before('not', truth),
      call('empty', 'truth', anyField),
      call('chosen', 'truth', anyField, anyText),
      call('if', 'truth', truth, truth, truth),
    ),
  };
});

const plainNumber = fc.oneof(
  fc.constantFrom('0', '-0.00', '12.50', '1000000000000000000000000', '7'.repeat(30), 'none'),
  fc.tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.nat(10 ** 9)).map(([head, tail]) => `${head}.${tail}`),
);
const answered = fc.record({
  number: plainNumber,
  text: fc.string({ maxLength: 5 }),
  count: fc.integer({ min: 1, max: 9 }),
});
const choice = fc
  .array(fc.constantFrom('12.5', 'Zoë', 'field1'), { minLength: 1, maxLength: 2 })
  .map((chosen) => {
    return { number: '3', text: 'Label', count: chosen.length, chosen };
  });
const empty = fc.constant({ number: '0', text: '', count: 0 });
const answer = fc.oneof({ arbitrary: answered, weight: 3 }, choice, empty);
const answers = fc.record({ field1: answer, field2: answer, field3: answer, field4: answer });

function valuesOf(given: ReferenceAnswers) {
  const entries = Object.entries(given).map(([id, { count, ...rest }]): [string, SampleAnswer] => {
    const use = id === 'field1' || id === 'field2' ? 'either' : 'text';
    return [id, count === 0 ? { use } : { use, count, ...rest }];
  });
  return sampleValues(Object.fromEntries(entries));
}

/**
 * Writes each tree with random spelling, parses and type-checks it, and calls `agree` if it is
 * short enough for a formula.
 */
function checkAll(
  trees: fc.Arbitrary<Tree>,
  type: Type,
  agree: (tree: Tree, source: string, given: ReferenceAnswers) => void,
): void {
  const whims = fc.array(fc.nat(1000), { minLength: 7, maxLength: 31 });
  fc.assert(
    fc.property(trees, answers, whims, (tree, given, whim) => {
      let turn = 0;
      const source = writeTree(tree, () => whim[turn++ % whim.length] ?? 0);
      fc.pre(source.length <= 2000);
      const typed = typeOfFormula(parsed(source), valuesOf(given).useOf, type);
      assert.deepEqual(typed, { ok: true, value: type }, source);
      agree(tree, source, given);
    }),
    { numRuns: 3000 },
  );
}

test('numbers come out as exact fractions do, rounded as documented', () => {
  checkAll(number, 'number', (tree, source, given) => {
    const expected = print(numberByReference(tree, given));
    assert.equal(
      evaluateNumber(compiledAs('number', source, valuesOf(given)), valuesOf(given)).toText(),
      expected,
      source,
    );
  });
});

test('texts come out as the reference says', () => {
  checkAll(text, 'text', (tree, source, given) => {
    assert.equal(
      evaluateText(compiledAs('text', source, valuesOf(given)), valuesOf(given)),
      textByReference(tree, given),
      source,
    );
  });
});

test('conditions hold as the reference says', () => {
  checkAll(truth, 'truth', (tree, source, given) => {
    assert.equal(
      evaluateTruth(compiledAs('truth', source, valuesOf(given)), valuesOf(given)),
      truthByReference(tree, given),
      source,
    );
  });
});

test('a field that is not named does not matter', () => {
  checkAll(number, 'number', (_, source, given) => {
    const named = fieldsIn(parsed(source));
    const rest = Object.fromEntries(Object.entries(given).filter(([id]) => named.has(id)));
    assert.deepEqual(
      evaluateNumber(compiledAs('number', source, valuesOf(rest)), valuesOf(rest)),
      evaluateNumber(compiledAs('number', source, valuesOf(given)), valuesOf(given)),
    );
  });
});
