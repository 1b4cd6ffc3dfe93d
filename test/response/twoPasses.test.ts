import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { exportContent } from '#service/response/export/exportContent.ts';
import { readSav } from '#service/response/export/testing/readBack.ts';
import { toTail } from '#store/fragment.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { addSurvey, type Survey, type SurveyAnswers, surveyItems, surveyResponse } from './surveyForm.ts';

const now = 1_790_000_000_000;

async function add(store: Store, { organizationId, formId }: Survey, answers: SurveyAnswers, at: number) {
  const arriving = [surveyResponse(formId, answers)];
  const [stored] = await store.write((transaction) =>
    appendResponses(transaction, organizationId, arriving, () => at),
  );
  return stored?.id ?? 0;
}

const queries: Record<string, ResponseQuery> = {
  everything: everyResponse,
  'a search': { ...everyResponse, search: 'kept' },
};

eachEngine((engine) => {
  test('what happens between the two passes of an SPSS export leaves a file that can be read', async (context) => {
    await using data = await engine.open();
    for (const [index, [name, query]] of Object.entries(queries).entries()) {
      const survey = await addSurvey(data.store, `${index}`);
      const { organizationId, formId } = survey;
      const edited = await add(data.store, survey, { name: 'kept', note: 'ääää' }, now);
      await add(data.store, survey, { name: 'kept', note: 'b' }, now + 1);
      const warnings: object[] = [];
      const log = { warn: (facts: object) => void warnings.push(facts) };
      const source = { ...survey.reader, files: data.files, baseUrl: '', log };
      const choices = { format: 'sav', zone: 'UTC', options: 'joined', headers: 'names', bom: 'no' } as const;
      const form = { ...(await survey.form()), name: 'Survey' };
      let rows = 0;
      const onProgress = (count: number) => {
        rows = count;
      };
      const content = exportContent(source, { form, choices, query, now, onProgress });
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) {
        chunks.push(chunk);
        // The beginning and the dictionary: all rows were measured.
        if (chunks.length !== 2) continue;
        // Eight of its eleven bytes fit: a cut there would leave half of the last character.
        const response = surveyItems({ name: 'kept', note: 'cäääää' });
        const tail = toTail({ response, created_at: now, updated_at: now });
        await data.store.write(({ db }) =>
          db
            .updateTable('response')
            .set({ tail })
            .where('organization_id', '=', organizationId)
            .where('form_id', '=', formId)
            .where('id', '=', edited)
            .execute(),
        );
        await add(data.store, survey, { name: 'kept', note: 'a new one that is long' }, now + 2);
      }
      assert.equal(rows, 2, name);
      assert.deepEqual(warnings, [{ form: formId, texts: 1 }], name);
      const read = await readSav(Buffer.concat(chunks));
      if (read === undefined) return context.skip('pspp is not installed');
      const at = read.header.indexOf('note');
      assert.deepEqual(read.rows.map((row) => row[at]).sort(), ['b', 'cäää'], name);
    }
  });
});
