import type { ResponseItem } from '#form/answer/responseItems.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { Definitions } from '#service/form/definitions.ts';
import { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import type { ReadForm, ResponseReader } from '#service/response/query/responseReader.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import { addExample, arriving, type Example } from '../store/example.ts';

/** Two versions of a form: the second has one more field. */
const first: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'One',
      fields: [
        { id: 'name', type: 'one_line_input', label: 'Name' },
        { id: 'stars', type: 'rating', label: 'Stars', max: 5 },
        {
          id: 'colour',
          type: 'multiple_choice',
          label: 'Colour',
          multiple: true,
          options: [
            { label: 'Red', value: 'red' },
            { label: 'Green', value: 'green' },
            { label: 'Blue', value: 'blue' },
          ],
        },
      ],
    },
  ],
};

const second: FormDefinition = {
  format: 2,
  pages: [
    {
      ...first.pages[0],
      fields: [...(first.pages[0]?.fields ?? []), { id: 'note', type: 'comment', label: 'Note' }],
    },
  ],
} as FormDefinition;

export interface Survey extends Example {
  readonly reader: ResponseReader;
  readonly indexes: ResponseIndexes;
  readonly form: () => Promise<ReadForm>;
}

/** An organisation with the form, and a reader of its responses. */
export async function addSurvey(store: Store, suffix = ''): Promise<Survey> {
  const example = await addExample(store, suffix);
  const { organizationId, formId } = example;
  await store.write(async ({ db }) => {
    await db
      .updateTable('form_version')
      .set({ definition: JSON.stringify(first) })
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', formId)
      .execute();
    await db
      .insertInto('form_version')
      .values({
        organization_id: organizationId,
        form_id: formId,
        version: 2,
        definition: JSON.stringify(second),
        published_at: 1,
      })
      .execute();
    await db
      .updateTable('form')
      .set({ published_version: 2 })
      .where('organization_id', '=', organizationId)
      .where('id', '=', formId)
      .execute();
  });
  const clock = () => 1_800_000_000_000;
  const definitions = new Definitions(store.read, clock);
  const log = { error: () => {} };
  const indexes = new ResponseIndexes({ store, definitions, clock, log });
  return {
    ...example,
    indexes,
    reader: { store, definitions, indexes, clock },
    form: async () => {
      const row = await findFormDocument(store.read, organizationId, formId);
      if (row === undefined) throw new Error('the form is gone');
      return row;
    },
  };
}

export interface SurveyAnswers {
  readonly name?: string;
  readonly stars?: number;
  readonly colour?: readonly string[];
  readonly note?: string;
}

const labels: Record<string, string> = { red: 'Red', green: 'Green', blue: 'Blue' };

export function surveyItems({ name, stars, colour, note }: SurveyAnswers): ResponseItem[] {
  const items: ResponseItem[] = [];
  if (name !== undefined)
    items.push({ field_id: 'name', field_type: 'one_line_input', value_type: 'string', value: name });
  if (stars !== undefined)
    items.push({ field_id: 'stars', field_type: 'rating', value_type: 'number', value: stars });
  if (colour !== undefined && colour.length > 0)
    items.push({
      field_id: 'colour',
      field_type: 'multiple_choice',
      value_type: 'options',
      value: colour.map((value) => ({ label: labels[value] ?? value, value })),
    });
  if (note !== undefined)
    items.push({ field_id: 'note', field_type: 'comment', value_type: 'string', value: note });
  return items;
}

export function surveyResponse(
  formId: string,
  answers: SurveyAnswers,
  facts: Partial<Pick<ArrivingResponse, 'device' | 'language' | 'version' | 'test'>> & {
    country?: string;
  } = {},
): ArrivingResponse {
  const { country = 'FR', device = null, language = null, version = 2, test = false } = facts;
  return {
    ...arriving(formId),
    version,
    test,
    device,
    language,
    visitor: { country, region: '', city: '', time_spent: 1, url: '' },
    response: surveyItems(answers),
  };
}
