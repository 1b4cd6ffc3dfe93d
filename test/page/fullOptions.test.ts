import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from './visitor.ts';

const workshop: FormDefinition = {
  format: 2,
  language: 'en',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'multiple_choice',
          label: 'Seat',
          options: [
            { value: 'front', label: 'In front' },
            { value: 'back', label: 'At the back' },
          ],
        },
        {
          id: 'field2',
          type: 'dropdown',
          label: 'Day',
          options: [
            { value: 'mon', label: 'Monday' },
            { value: 'tue', label: 'Tuesday' },
          ],
        },
      ],
    },
  ],
  translations: { de: { fields: { field1: { options: { front: 'Vorn' } } } } },
};

for (const name of ['sqlite', 'postgres'] as const) {
  describe(`options that are full on ${name}`, () => {
    let visit: Visit;

    before(async () => {
      visit = await openVisit(name);
      await visit.form('seatsxx1', workshop, {
        quotas: [
          { field: 'field1', option: 'front', max: 1 },
          { field: 'field2', option: 'mon', max: 1 },
          { field: 'field2', option: 'tue', max: 0 },
        ],
      });
    });
    after(async () => await visit[Symbol.asyncDispose]());

    const send = async (answers: object, query = '') => await visit.json(`/f/seatsxx1${query}`, { answers });

    test('are refused by name, in the words of the visitor, and shown so', async () => {
      const { html: empty } = await visit.open('/f/seatsxx1');
      assert.doesNotMatch(empty, /value="front" disabled|value="mon" disabled/);
      assert.match(empty, /<option value="tue" disabled>Tuesday – no longer available</);

      const first = await send({ field1: 'front', field2: 'mon' });
      assert.equal(first.status, 201);
      const refused = await send({ field1: 'front', field2: 'mon' });
      assert.equal(refused.status, 422);
      assert.deepEqual(refused.body.error.fields, [
        {
          id: 'field1',
          code: 'option_full',
          message: '“In front” is no longer available. Choose something else.',
        },
        {
          id: 'field2',
          code: 'option_full',
          message: '“Monday” is no longer available. Choose something else.',
        },
      ]);
      const german = await send({ field1: 'front' }, '?lang=de');
      assert.match(german.body.error.fields[0].message, /^„Vorn“ ist nicht mehr verfügbar/);
      assert.equal((await send({ field1: 'back' })).status, 201);
    });

    test('are shown so on a page that comes back, and not in test mode', async () => {
      const { hidden } = await visit.open('/f/seatsxx1');
      const { response, html } = await visit.send('/f/seatsxx1', { ...hidden, field1: 'front' });
      assert.equal(response.status, 422);
      assert.match(html, /<input type="radio"[^>]* value="front" disabled>/);
      assert.doesNotMatch(html, / checked/);
      assert.match(html, /“In front” is no longer available\. Choose something else\./);
      const { html: tested } = await visit.open('/f/seatsxx1?test=true');
      assert.doesNotMatch(tested, / disabled/);
    });
  });
}
