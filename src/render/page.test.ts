import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { controlValues } from '#form/answer/controlValues.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { behaviourOf } from '#form/type/behaviours.ts';
import { context } from '#form/type/testing/context.ts';
import { hostileTexts } from '#form/type/testing/hostileTexts.ts';
import { samples } from '#form/type/testing/samples.ts';
import type { AnswerContext } from '#form/value/answer.ts';
import { fault, faultCodes } from '#form/value/fault.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import { renderFormPage } from './page.ts';
import { assertValidPage } from './testing/assertValidPage.ts';
import { everyField } from './testing/everyField.ts';
import { compiled, pageView } from './testing/pageView.ts';
import { type Element, elementsIn, parseHtml, textIn } from './testing/parseHtml.ts';
import { sentBy } from './testing/sentBy.ts';

const hostile = '"><script>alert(1)</script><b a=\'&amp;</textarea></style></title><!--';

function formOf(...fields: readonly Field[]): FormDefinition {
  return { format: 2, pages: [{ id: 'page1', label: 'A page', fields: [...fields] }] };
}

function named(page: Element, name: string): Element[] {
  return [...elementsIn(page)].filter((element) => element.attributes.get('name') === name);
}

function withClass(page: Element, name: string): Element[] {
  return [...elementsIn(page)].filter((element) =>
    element.attributes.get('class')?.split(' ').includes(name),
  );
}

describe('every field type', () => {
  for (const type of fieldTypes) {
    for (const [number, { field, answers, source }] of samples[type].entries()) {
      const title = `${type} ${number + 1}`;

      test(`${title}: empty, required and with every fault it is sound`, () => {
        for (const required of [false, true]) {
          const view = pageView(formOf({ ...field, required }));
          assertValidPage(renderFormPage(view));
          for (const code of faultCodes) {
            const faults = new Map([[field.id, fault(code, { part: 'city', row: 1, column: 'Name' })]]);
            assertValidPage(renderFormPage({ ...view, faults }));
          }
        }
      });

      test(`${title}: a page shown again sends the same answer`, () => {
        if (source !== 'visitor') return;
        const form = compiled(formOf(field));
        const behaviour = behaviourOf(field);
        fc.assert(
          fc.property(answers, (answer) => {
            const sent = controlValues(field.id, answer);
            const page = assertValidPage(renderFormPage(pageView(formOf(field), { sent, given: context })));
            const again = readAnswers(form, { values: sentBy(page) }, context).get(field.id);
            assert.deepEqual(again, { answer: behaviour.normalise(field, answer) });
          }),
          { numRuns: 60 },
        );
      });
    }
  }

  test('hostile answers are shown as plain text', () => {
    const given: AnswerContext = { ...context, matches: () => true };
    for (const text of [...hostileTexts, hostile]) {
      const sent = new Map(
        everyField.pages
          .flatMap(({ fields }) => fields)
          .flatMap(({ id }) =>
            ['', '.other', '.line1', '.country', '.0.0', '.0.1'].map((part) => [`${id}${part}`, [text]]),
          ),
      );
      assertValidPage(renderFormPage(pageView(everyField, { sent, given })));
    }
  });

  test('hostile texts of the form stay texts, in every place and in translations', () => {
    const poisoned = poison(everyField);
    // The page sends hashes only of texts with formulas.
    const namesIn = (page: ReturnType<typeof parseHtml>) =>
      [...elementsIn(page)]
        .filter(({ attributes }) => attributes.get('name') !== '_texts')
        .map(({ name }) => name);
    const clean = namesIn(parseHtml(renderFormPage(pageView(everyField))));
    const translated: FormDefinition = {
      ...everyField,
      translations: {
        de: {
          title: hostile,
          description: hostile,
          pages: { page1: { label: hostile }, page2: { description: hostile } },
          fields: Object.fromEntries(
            everyField.pages
              .flatMap(({ fields }) => fields)
              .map(({ id }) => [
                id,
                {
                  label: hostile,
                  description: hostile,
                  placeholder: hostile,
                  text: hostile,
                  unit: hostile,
                  low_label: hostile,
                  options: { sail: hostile, s: hostile },
                  other: hostile,
                  option_descriptions: { sail: hostile, s: hostile },
                  option_images: { sail: hostile, s: hostile },
                  columns: { column1: hostile },
                  column_options: { column1: { s: hostile } },
                  rows: { row1: hostile },
                },
              ]),
          ),
          texts: { submit: hostile, required: hostile },
          theme: { logo: hostile, cover: hostile },
        },
      },
    };
    for (const view of [pageView(poisoned), { ...pageView(translated), language: 'de' }]) {
      const page = assertValidPage(renderFormPage(view));
      const names = namesIn(page);
      for (const name of ['script', 'b', 'textarea', 'style', 'title', 'select', 'input']) {
        assert.equal(
          names.filter((each) => each === name).length,
          clean.filter((each) => each === name).length,
          name,
        );
      }
      assert.ok(textIn(page).includes(hostile));
    }
  });
});

/** The same form with every visible text replaced, rich text excepted. */
function poison(definition: FormDefinition): FormDefinition {
  const texts = new Set([
    'label',
    'description',
    'placeholder',
    'title',
    'text',
    'unit',
    'low_label',
    'high_label',
    'alternative',
  ]);
  return JSON.parse(JSON.stringify(definition), (key, value) =>
    texts.has(key) && typeof value === 'string' ? hostile : value,
  );
}

describe('a page', () => {
  test('lists the errors first, with links, and in its title', () => {
    const page = assertValidPage(renderFormPage(pageView(everyField, { sent: new Map() })));
    const [summary] = withClass(page, 'summary');
    assert.ok(summary !== undefined);
    assert.equal(summary.attributes.get('role'), 'alert');
    const links = [...elementsIn(summary)].filter(({ name }) => name === 'a');
    assert.deepEqual(
      links.map(({ attributes }) => attributes.get('href')),
      ['#field1', '#field3', '#field6', '#field8', '#field12', '#field21'],
    );
    const title = [...elementsIn(page)].find(({ name }) => name === 'title');
    assert.equal(textIn(title ?? page), 'Error: Summer school registration');
  });

  test('shows visible fields and sends which ones it has shown', () => {
    const definition: FormDefinition = {
      ...formOf(
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'comment', label: 'Why, [field1]?' },
        { id: 'field3', type: 'hidden', label: 'From' },
      ),
      logic: [
        {
          when: { field: 'field1', operator: 'is_not_empty' },
          do: [
            { action: 'show', field: 'field2' },
            { action: 'show', field: 'field3' },
          ],
        },
      ],
    };
    const before = assertValidPage(renderFormPage(pageView(definition)));
    assert.equal(named(before, '_seen')[0]?.attributes.get('value'), 'field1');
    assert.deepEqual(hiddenFields(before), ['field2'], 'it is there for a script, and not shown');
    assert.equal(named(before, 'field3').length, 1, 'what the address gave is not lost');
    const view = pageView(definition, { sent: new Map([['field1', ['<Anna>']]]) });
    const after = assertValidPage(
      renderFormPage({ ...view, notice: 'more_questions', appeared: ['field2'] }),
    );
    assert.equal(named(after, '_seen')[0]?.attributes.get('value'), 'field1 field2');
    assert.deepEqual(hiddenFields(after), []);
    assert.match(
      textIn(withClass(after, 'summary')[0] ?? after),
      /There are more questions\.[\s\S]*Why, <Anna>\?/,
    );
  });

  test('uses the language of the page and the texts of the form', () => {
    const definition: FormDefinition = {
      ...formOf({
        id: 'field1',
        type: 'dropdown',
        label: 'Size',
        required: true,
        options: [{ value: 's', label: 'Small' }],
      }),
      texts: { submit: 'Order', required: 'Choose a size.' },
      translations: {
        pt: {
          fields: { field1: { label: 'Tamanho', options: { s: 'Pequeno' } } },
          texts: { submit: 'Pedir' },
        },
      },
    };
    const view = pageView(definition, { sent: new Map() });
    const own = textIn(assertValidPage(renderFormPage(view)));
    for (const words of ['Size', 'Small', 'Order', 'Choose a size.']) assert.ok(own.includes(words), words);
    const translated = textIn(assertValidPage(renderFormPage({ ...view, language: 'pt-BR' })));
    for (const words of ['Tamanho', 'Pequeno', 'Pedir', 'Choose a size.'])
      assert.ok(translated.includes(words), words);
    assert.ok(textIn(assertValidPage(renderFormPage({ ...view, language: 'de' }))).includes('Small'));
  });

  test('a rule that sets an answer shows it', () => {
    const definition: FormDefinition = {
      ...formOf(
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'rating', label: 'Stars' },
      ),
      logic: [
        {
          when: { field: 'field1', operator: 'is', value: 'x' },
          do: [{ action: 'set', field: 'field2', value: 4 }],
        },
      ],
    };
    const sent = new Map([
      ['field1', ['x']],
      ['field2', ['1']],
    ]);
    const page = assertValidPage(renderFormPage(pageView(definition, { sent })));
    assert.deepEqual(sentBy(page).get('field2'), ['4']);
  });

  test('defaults are in the controls, and a slider without one can stay empty', () => {
    const page = parseHtml(renderFormPage(pageView(everyField)));
    assert.deepEqual(sentBy(page).get('field18'), ['8']);
    assert.deepEqual(sentBy(page).get('field19'), ['']);
  });

  test('the test mode is announced, and files make the form multipart', () => {
    const page = assertValidPage(renderFormPage({ ...pageView(everyField), test: true }));
    assert.equal(withClass(page, 'banner').length, 1);
    const form = [...elementsIn(page)].find(({ name }) => name === 'form');
    assert.equal(form?.attributes.get('enctype'), 'multipart/form-data');
    assert.equal(form?.attributes.get('action'), '/f/k3x9m2ab');
  });

  test('payments say what they are, or why there is none', () => {
    const card: Field = {
      id: 'field1',
      type: 'credit_card',
      label: 'Fee',
      currency: 'JPY',
      amount: '1000.5',
    };
    const view = pageView(formOf(card));
    assert.match(textIn(assertValidPage(renderFormPage(view))), /¥1,001/);
    const free = pageView(formOf({ ...card, amount: '0' }));
    assert.match(textIn(assertValidPage(renderFormPage(free))), /nothing to pay/);
  });

  describe('where payments cannot be taken', () => {
    const card: Field = { id: 'field1', type: 'credit_card', label: 'Fee', currency: 'EUR', amount: '5' };
    const pay: Field = {
      id: 'field2',
      type: 'dropdown',
      label: 'How do you pay?',
      options: [
        { value: 'desk', label: 'At the desk' },
        { value: 'card', label: 'By card' },
      ],
    };
    const byCard: FormDefinition = {
      ...formOf(pay, card),
      logic: [
        {
          when: { field: 'field2', operator: 'is', value: 'card' },
          do: [{ action: 'show', field: 'field1' }],
        },
      ],
    };
    const button = (page: Element) =>
      [...elementsIn(page)].find(({ attributes }) => attributes.get('type') === 'submit');
    const shown = (page: Element, element: string) =>
      withClass(page, 'summary').flatMap((box) =>
        [...visible(box, element)].map((each) => textIn(each).trim()),
      );
    function* visible(element: Element, name: string): Generator<Element> {
      if (element.attributes.has('hidden')) return;
      if (element.name === name) yield element;
      for (const child of element.children) if (typeof child !== 'string') yield* visible(child, name);
    }

    test('a form that always asks for one says so first, and cannot be sent', () => {
      const page = assertValidPage(renderFormPage({ ...pageView(formOf(card)), unpaid: 'always' }));
      assert.deepEqual(shown(page, 'h2'), ['This form cannot be sent']);
      const order = [...elementsIn(page)].filter(({ name }) => name === 'h1' || name === 'h2');
      assert.match(textIn(order[1] ?? assert.fail()), /cannot be sent/, 'right after the title');
      assert.ok(button(page)?.attributes.has('disabled'));
      assert.equal(button(page)?.attributes.get('aria-describedby'), 'unpaid');
      assert.equal(withClass(page, 'warning').length, 2, 'above the form, and where it is paid');
    });

    test('a form whose answers decide about the payment can be sent, and says when it cannot', () => {
      const empty = assertValidPage(renderFormPage({ ...pageView(byCard), unpaid: 'sometimes' }));
      assert.deepEqual(shown(empty, 'h2'), []);
      assert.ok(!button(empty)?.attributes.has('disabled'));
      const sent = new Map([['field2', ['card']]]);
      const more = { unpaid: 'sometimes', notice: 'payments_not_set_up' } as const;
      const page = assertValidPage(renderFormPage({ ...pageView(byCard, { sent }), ...more }));
      assert.deepEqual(shown(page, 'h2'), ['This form cannot be sent']);
      assert.ok(!button(page)?.attributes.has('disabled'), 'other answers may be sent');
      const free = { ...pageView(formOf({ ...card, amount: '0' })), unpaid: 'sometimes' as const };
      assert.deepEqual(shown(assertValidPage(renderFormPage(free)), 'h2'), [
        'Payments are not set up on this server',
      ]);
    });

    test('a payment that could not be started has its own message', () => {
      for (const [notice, title] of [
        ['payment_refused', 'The payment cannot be made'],
        ['payment_unavailable', 'The payment page cannot be reached'],
      ] as const) {
        const page = assertValidPage(renderFormPage({ ...pageView(formOf(card)), notice }));
        assert.deepEqual(shown(page, 'h2'), [title]);
        assert.ok(!button(page)?.attributes.has('disabled'));
      }
    });
  });
});

function hiddenFields(page: Element): (string | undefined)[] {
  return [...elementsIn(page)]
    .filter(({ attributes }) => attributes.has('data-field') && attributes.has('hidden'))
    .map(({ attributes }) => attributes.get('data-field'));
}
