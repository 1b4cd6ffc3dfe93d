import type { ResponseItem, Visitor } from '#contract/v2.ts';
import { toFragment } from '#store/fragment.ts';
import type { NewResponseRow } from '#store/store.ts';
import type { ResponseState } from '#store/tables.ts';
import { fileIds } from './sampleFiles.ts';

export interface SampleResponse {
  form_id: string;
  id: number;
  version: number;
  state: ResponseState;
  created_at: number;
  updated_at?: number;
  visitor?: Visitor;
  response?: ResponseItem[];
  workflows?: string;
  extra?: string;
}

export const nobody: Visitor = { country: '', region: '', city: '', time_spent: 0, url: '' };

export function toRow(sample: SampleResponse): NewResponseRow {
  const { form_id, id, version, state, created_at, updated_at = created_at, visitor = nobody } = sample;
  const test = state === 'test';
  return {
    form_id,
    id,
    version,
    state,
    number: null,
    created_at,
    moved_from: null,
    updated_at,
    submission_id: null,
    body_hash: null,
    device: null,
    language: null,
    import_id: null,
    extra: sample.extra ?? null,
    workflows: sample.workflows ?? '[]',
    ...toFragment({ id, test, visitor, response: sample.response ?? [], created_at, updated_at }),
  };
}

const text = (field_id: string, field_type: string, value: string): ResponseItem => {
  return { field_id, field_type, value_type: 'string', value };
};
const number = (field_id: string, field_type: string, value: number): ResponseItem => {
  return { field_id, field_type, value_type: 'number', value };
};

const day = Date.UTC(2026, 2, 1, 12);

/** The responses of the survey, oldest first. Only 101, 102 and 107 are in the lists. */
export const surveyResponses: SampleResponse[] = [
  {
    form_id: 'survey01',
    id: 101,
    version: 1,
    state: 'live',
    created_at: day,
    visitor: {
      country: 'FR',
      region: 'FR-IDF',
      city: 'Paris',
      time_spent: 62,
      url: 'https://example.org/a?b=c',
    },
    response: [
      text('field1', 'one_line_input', 'Ünïcode 履歴 😀 "quoted" \\ </script>'),
      {
        field_id: 'field9',
        field_type: 'dropdown',
        value_type: 'options',
        value: [{ label: 'Small', value: 's' }],
      },
    ],
  },
  {
    form_id: 'survey01',
    id: 102,
    version: 2,
    state: 'live',
    created_at: day + 1,
    updated_at: day + 86_400_999,
    visitor: { country: 'US', region: 'US-CA', city: 'San Francisco', time_spent: 0, url: '' },
    workflows:
      '[{"workflow_id":"w1","action_id":"a1","provider":"webhook","object":"request","status":"done","data_type":"url","data":"https://example.org"}]',
    response: [
      text('field1', 'one_line_input', 'Ada'),
      text('field2', 'email', 'ada@example.org'),
      text('field3', 'phone', '+14155550123'),
      {
        field_id: 'field4',
        field_type: 'address',
        value_type: 'address',
        value: {
          full_address: '1 Main St, Springfield, IL, 62701, US',
          line1: '1 Main St',
          line2: '',
          city: 'Springfield',
          state: 'IL',
          postal_code: '62701',
          country: 'US',
        },
      },
      text('field5', 'date', '2026-03-01'),
      text('field6', 'time', '09:30'),
      {
        field_id: 'field8',
        field_type: 'multiple_choice',
        value_type: 'options',
        value: [
          { label: 'Red', value: 'red' },
          { label: 'Blue', value: 'blue' },
          { label: 'Free', value: 'free' },
          { label: 'Other', value: 'red' },
        ],
      },
      {
        field_id: 'field9',
        field_type: 'dropdown',
        value_type: 'options',
        value: [{ label: 'Large', value: 'l' }],
      },
      number('field10', 'rating', 5),
      number('field11', 'nps', 0),
      number('field12', 'slider', -2.75),
      text('field13', 'comment', 'two\nlines'),
      {
        field_id: 'field14',
        field_type: 'file_upload',
        value_type: 'files',
        value: [
          { id: fileIds.alphabet, name: 'alphabet.txt', type: 'text/plain', size: 26 },
          { id: fileIds.gone, name: 'gone.bin', type: 'application/octet-stream', size: 3 },
        ],
      },
      {
        field_id: 'field15',
        field_type: 'table_entry',
        value_type: 'table',
        value: {
          headers: ['', 'a', 'b'],
          rows: [
            ['row 1', 'x', ''],
            ['row 2', '', 'y'],
          ],
        },
      },
      text('field16', 'hidden', 'campaign'),
      text('field17', 'rich_text', '<p>kept as typed</p>'),
      text('field18', 'credit_card', 'USD 25.00 · Visa 4242'),
      text('field19', 'calendly', 'https://calendly.com/events/1'),
    ],
  },
  { form_id: 'survey01', id: 103, version: 2, state: 'test', created_at: day + 2 },
  { form_id: 'survey01', id: 104, version: 2, state: 'spam', created_at: day + 3 },
  { form_id: 'survey01', id: 105, version: 2, state: 'partial', created_at: day + 4 },
  { form_id: 'survey01', id: 106, version: 2, state: 'deleted', created_at: day + 5 },
  {
    form_id: 'survey01',
    id: 107,
    version: 2,
    state: 'live',
    created_at: day + 6,
    visitor: { country: 'XX', region: 'XX-1', city: '', time_spent: 1, url: '' },
    extra: '{"metadata":{"source":"old","n":[1,null]},"other":1}',
    response: [text('field99', 'hologram', 'a field that no version has')],
  },
];

export const manyCount = 205;
export const manyStart = Date.UTC(2026, 3, 1);

/** One response per minute; 205 is not a multiple of any page size in use. */
export function manyResponses(): SampleResponse[] {
  return Array.from({ length: manyCount }, (_, index) => ({
    form_id: 'many0001',
    id: 1001 + index,
    version: 1,
    state: 'live',
    created_at: manyStart + index * 60_000,
    response: [text('field1', 'one_line_input', `answer ${index}`)],
  }));
}

/** Responses of the other organisation: a hundred of them make a page of 150 KB. */
export function largeResponses(): SampleResponse[] {
  return Array.from({ length: 120 }, (_, index) => ({
    form_id: 'theirs01',
    id: 1 + index,
    version: 1,
    state: 'live',
    created_at: manyStart + index * 60_000,
    response: [text('field1', 'one_line_input', `${index} ${'größer 履歴 '.repeat(80)}`)],
  }));
}
