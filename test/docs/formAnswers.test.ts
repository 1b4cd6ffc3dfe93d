import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { responseItem } from '#contract/v2.ts';
import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { settleSubmission } from '#form/answer/settleSubmission.ts';
import { compileFormula } from '#form/formula/compileFormula.ts';
import { evaluateText, evaluateTruth, type FormulaValues } from '#form/formula/evaluate.ts';
import { formulaFunctions } from '#form/formula/functions.ts';
import { parseTemplate } from '#form/formula/template.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import { operatorsOf, operatorsOfFormula } from '#form/logic/operators.ts';
import { behaviourOf, isKnownField } from '#form/type/behaviours.ts';
import { formatPayment } from '#form/type/creditCard/behaviour.ts';
import { fieldKinds, fieldTypes } from '#form/value/kinds.ts';
import { contentItem } from '#http/api/v1/contentItem.ts';
import { newSecrets } from '#store/secrets.ts';
import type { OrganizationId } from '#store/tables.ts';
import {
  answersOfAda,
  compiled,
  context,
  dataOf,
  document,
  exampleForm,
  ticketsWith,
} from './formsDocument.ts';
import { blocksOf, codeIn, codesIn, sectionOf, tableOf } from './markdown.ts';

/** Requests, answers and formula results in the document. */

interface Shown {
  sent?: unknown;
  v2: unknown;
  v1: { answer: unknown; 'answer.value'?: unknown };
}

const sentence =
  /(?:Sent `(?<sent>[^`]+)`, |Nothing is sent; [^`]*?)v2\s+(?:and\s+v1\s+show `(?<both>[^`]+)`|shows `(?<v2>[^`]+)` and v1\s+`(?<v1>[^`]+)`)/g;

/** The documented answers of a type, each with the preceding field. */
function shownAnswers(type: string): { field: object; shown: Shown }[] {
  const section = sectionOf(document, `### \`${type}\``);
  const blocks = blocksOf(section);
  const fieldBefore = (index: number): object =>
    dataOf(blocks.findLast((block) => block.info[1] === 'field' && block.index < index)?.text ?? '');
  const inSentences = [...section.matchAll(sentence)].map(({ index, groups = {} }) => ({
    field: fieldBefore(index),
    shown: {
      ...(groups.sent === undefined ? {} : { sent: JSON.parse(groups.sent) }),
      v2: JSON.parse(groups.both ?? groups.v2 ?? ''),
      v1: { answer: JSON.parse(groups.both ?? groups.v1 ?? '') },
    },
  }));
  const inBlocks = blocks
    .filter(({ info }) => info[1] === 'answer')
    .map(({ text, index }) => ({ field: fieldBefore(index), shown: JSON.parse(text) }));
  return [...inSentences, ...inBlocks];
}

suite('answers', () => {
  for (const type of fieldTypes) {
    test(`${type}: a sent answer is shown as documented`, async () => {
      const examples = shownAnswers(type);
      const section = sectionOf(document, `### \`${type}\``);
      const written = [...section.matchAll(/^(?:Sent `|Nothing is sent;|```json answer)/gm)];
      assert.equal(examples.length, written.length, 'every answer is understood here');
      const fields = blocksOf(section).filter(({ info }) => info[1] === 'field');
      assert.deepEqual(
        new Set(examples.map(({ field }) => Reflect.get(field, 'id'))),
        new Set(fields.map(({ text }) => Reflect.get(dataOf(text), 'id'))),
        'every field has an answer',
      );
      for (const { field, shown } of examples) await assertShown(field, shown);
    });
  }
});

async function assertShown(field: object, { sent, v2, v1 }: Shown): Promise<void> {
  const form = await compiled(ticketsWith(field));
  const id = String(Reflect.get(field, 'id'));
  const answers = { ...answersOfAda, ...(sent === undefined ? {} : { [id]: sent }) };
  const settled = settleSubmission(form, { answers }, context);
  assert.ok(settled.ok, settled.ok ? '' : JSON.stringify(settled.failure));
  const { items, payment } = settled.value;
  if (payment !== undefined) {
    const paid = formatPayment({ ...payment, card: { brand: 'visa', lastDigits: '4242' } });
    assert.deepEqual([v2, v1.answer], [paid, paid]);
    const page = /The payment page says `([^`]+)`/.exec(document)?.[1];
    assert.equal(JSON.stringify(payment.purpose), page);
    return;
  }
  const item = responseItem.parse(items.find(({ field_id }) => field_id === id));
  assert.deepEqual(item.value, v2);
  const organization = 'harbour1' as OrganizationId;
  const place = { baseUrl: 'http://localhost', secrets: () => newSecrets(), clock: () => 0 };
  const printed = JSON.parse(JSON.stringify(contentItem(place, organization, item, form.definition)));
  assert.deepEqual(printed.answer, v1.answer);
  // File links are signed and differ from day to day.
  if (item.value_type !== 'files') assert.deepEqual(printed['answer.value'], v1['answer.value']);
}

test('the table of types says what the code does', async () => {
  const rows = tableOf(sectionOf(document, '## Fields'), 'type');
  assert.deepEqual(
    rows.map(([type = '']) => codeIn(type)),
    fieldTypes,
  );
  for (const [index, type] of fieldTypes.entries()) {
    const [, valueType, v1Type, inFormulas = '', compares = '', settable = ''] = rows[index] ?? [];
    const [example] = shownAnswers(type);
    assert.ok(example !== undefined);
    const id = Reflect.get(example.field, 'id');
    const field = (await compiled(ticketsWith(example.field))).fields.find((each) => each.id === id)?.field;
    assert.ok(field !== undefined && isKnownField(field));
    const behaviour = behaviourOf(field);
    assert.equal(valueType, fieldKinds[type].valueType);
    assert.equal(v1Type, `\`${fieldKinds[type].v1Type}\``);
    const use = inFormulas === '–' ? 'none' : /^text\b/.test(inFormulas) ? 'text' : 'either';
    assert.equal(behaviour.formulaUse(field), use);
    assert.equal(compares.split(/\W/)[0], behaviour.comparison(field));
    assert.equal(/^yes/.test(settable), behaviour.settable);
  }
});

test('the table of operators says what the code does', () => {
  for (const [kind = '', operators = ''] of tableOf(sectionOf(document, '## Logic'), 'compares')) {
    const [word, formula] = kind.split(' ');
    const known = formula === undefined ? ofAnswers[word ?? ''] : ofFormulas[word ?? ''];
    assert.deepEqual(codesIn(operators).sort(), [...(known ?? [])].sort(), kind);
    delete (formula === undefined ? ofAnswers : ofFormulas)[word ?? ''];
  }
  assert.deepEqual([ofAnswers, ofFormulas], [{}, {}]);
});

const ofAnswers: Record<string, readonly string[]> = Object.fromEntries(
  (['text', 'number', 'day', 'clock', 'options', 'presence', 'none'] as const).map((kind) => [
    kind,
    operatorsOf(kind),
  ]),
);
const ofFormulas: Record<string, readonly string[]> = Object.fromEntries(
  (['number', 'text', 'truth'] as const).map((type) => [type, operatorsOfFormula(type)]),
);

suite('formulas', () => {
  test('the table of functions is that of the code', () => {
    assert.deepEqual(
      tableOf(sectionOf(document, '## Formulas'), 'function'),
      formulaFunctions.map(({ signature, about, example, result }) => [
        `\`${signature}\``,
        about,
        `\`${example}\``,
        result,
      ]),
    );
  });

  for (const [source = '', result = ''] of tableOf(sectionOf(document, '## Formulas'), 'formula')) {
    test(`${source} is ${result || 'empty'}`, async () => {
      assert.equal(calculated(codeIn(source), (await stateOfAda()).values), result);
    });
  }

  for (const [text = '', read = ''] of tableOf(sectionOf(document, '## Texts with answers'), 'text')) {
    test(`${text} reads: ${read}`, async () => {
      assert.equal((await stateOfAda()).fill(parseTemplate(codeIn(text))), read);
    });
  }
});

async function stateOfAda(): Promise<FormState> {
  const form = await compiled(exampleForm('tickets'));
  return evaluateForm(form, answersIn(readAnswers(form, { answers: answersOfAda }, context)), context);
}

function calculated(source: string, values: FormulaValues): string {
  const formula = compileFormula(source, (id) => values.useOf(id), ['any']);
  assert.ok(formula !== undefined, source);
  return formula.type === 'truth' ? String(evaluateTruth(formula, values)) : evaluateText(formula, values);
}
