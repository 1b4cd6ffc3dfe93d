import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { hostileTexts } from '#form/type/testing/hostileTexts.ts';
import { sentEverywhere } from '#form/type/testing/sentEverywhere.ts';
import type { FormValues } from '#form/value/answer.ts';
import { faultCodes } from '#form/value/fault.ts';
import type { Decision } from '../../web/page/testing/decision.ts';
import { openPageBundle } from './agreement/pageBundle.ts';
import { randomPage, valuesUnder } from './agreement/randomPage.ts';
import { servePage } from './agreement/servedPage.ts';
import { strictFields } from './agreement/strictFields.ts';

describe('the browser and the server decide the same', () => {
  let bundle: Awaited<ReturnType<typeof openPageBundle>>;
  before(async () => {
    bundle = await openPageBundle();
  });
  after(() => bundle?.[Symbol.dispose]());

  /** The decisions of both; undefined for a form with cycles, which cannot be published. */
  async function agreed(
    definition: FormDefinition,
    language: string,
    sent: readonly FormValues[],
  ): Promise<Decision[] | undefined> {
    const page = await servePage(definition, language);
    if (page === undefined) return undefined;
    const decisions: Decision[] = [];
    for (const values of sent) {
      const here = page.decide(values);
      assert.deepEqual(await bundle.decide(page.data, { ...page, values }), here);
      decisions.push(here);
    }
    return decisions;
  }

  test('about random forms, whatever is sent', async () => {
    await fc.assert(
      fc.asyncProperty(randomPage, async ({ definition, language, sent }) => {
        fc.pre((await agreed(definition, language, sent)) !== undefined);
      }),
      { numRuns: 90 },
    );
  });

  test('about a payment whose sum hangs on something too large to be calculated', async () => {
    const many = Array.from({ length: 12 }, () => 'text(field1)').join(', ');
    const definition: FormDefinition = {
      format: 2,
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [
            { id: 'field1', type: 'comment', label: 'Words', max_length: 100_000 },
            { id: 'field2', type: 'hidden', label: 'Length', formula: `length(concat(${many}))` },
            { id: 'field3', type: 'credit_card', label: 'Sum', currency: 'EUR', formula: 'field2 + 1' },
          ],
        },
      ],
    };
    const sent = ['a', 'a'.repeat(90_000)].map((text) => new Map([['field1', [text]]]));
    const decisions = await agreed(definition, 'en', sent);
    assert.deepEqual(
      decisions?.map(({ amounts }) => amounts),
      [[['field3', '13']], [['field3', undefined]]],
    );
  });

  /** A page with only this field. */
  const alone = (field: Field): FormDefinition => ({
    format: 2,
    pages: [{ id: 'page1', label: '', fields: [field] }],
  });

  test('about each field alone, with words for every fault', async () => {
    const found = new Set<string>();
    for (const { field, sent } of strictFields) {
      const whole = { label: 'A field', ...field, id: 'field7' } as Field;
      const texts = hostileTexts.map((text) => sentEverywhere('field7', text));
      const all = [...sent.map((each) => valuesUnder('field7', each)), ...texts, new Map()];
      for (const { faults } of (await agreed(alone(whole), 'de', all)) ?? [])
        for (const { code } of faults) found.add(code);
    }
    // These are found when answers are stored or paid for.
    const elsewhere = ['option_full', 'payments_not_set_up', 'amount_invalid', 'already_answered'];
    assert.deepEqual([...found, ...elsewhere].sort(), [...faultCodes].sort());
  });
});
