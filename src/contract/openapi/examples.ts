import type { z } from 'zod';
import type { endpoints } from '../endpoints.ts';
import type { V1FormSummary } from '../v1.ts';
import type { FormItem, Response } from '../v2.ts';

type Listed = (typeof endpoints)[number];
type JsonEndpoint = Exclude<Listed, { answer: 'content' }>;

/** One example response per JSON endpoint, typed by the endpoint's schema. */
export type ExampleAnswers = { [Each in JsonEndpoint as Each['name']]: z.infer<Each['answer']> };

const file = {
  id: '5b0c7c1e-8f4d-4c55-9a3e-2d1f0b6a7c88',
  name: 'portfolio.pdf',
  type: 'application/pdf',
  size: 48_213,
};

export const exampleForm: FormItem = {
  id: 'k3x9m2ab',
  name: 'Workshop registration',
  workspace_id: 'w7f2q8zd',
  enabled: true,
  created_at: '2026-01-12T08:15:42.310Z',
  updated_at: '2026-01-20T16:02:09.774Z',
};

const ping = { organization_name: 'Harbour Arts Centre' };

const tracks = [
  { label: 'Printmaking', value: 'Printmaking' },
  { label: 'Bookbinding', value: 'Bookbinding' },
];

export const exampleResponse: Response = {
  id: 90_412,
  test: false,
  visitor: {
    country: 'PT',
    region: 'PT-13',
    city: 'Porto',
    time_spent: 94,
    url: 'https://harbour-arts.example/workshops',
  },
  workflows: [],
  response: [
    { field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: 'Inês Carvalho' },
    { field_id: 'field2', field_type: 'email', value_type: 'string', value: 'ines@example.com' },
    { field_id: 'field3', field_type: 'multiple_choice', value_type: 'options', value: tracks },
    { field_id: 'field4', field_type: 'rating', value_type: 'number', value: 4 },
    { field_id: 'field5', field_type: 'file_upload', value_type: 'files', value: [file] },
  ],
  created_at: '2026-01-31T09:30:00.000Z',
  updated_at: '2026-01-31T09:30:00.000Z',
};

/** All examples share one organisation, one form and one visitor, in both versions. */
export function exampleAnswers(baseUrl: string): ExampleAnswers {
  return { ...v1Examples(baseUrl), ...v2Examples };
}

const v2Examples = {
  'v2.ping': ping,
  'v2.workspaces': {
    has_more: false,
    data: [
      { id: 'w7f2q8zd', name: 'Courses', created_at: '2026-01-10T10:00:00.000Z' },
      { id: 'p4n8t1rs', name: 'Visitors', created_at: '2025-11-03T14:21:07.118Z' },
    ],
  },
  'v2.forms': {
    has_more: true,
    data: [
      exampleForm,
      {
        id: 'c5v0j7yh',
        name: 'After your visit',
        workspace_id: 'p4n8t1rs',
        enabled: true,
        created_at: '2025-11-04T09:30:00.512Z',
        updated_at: '2025-12-01T11:47:33.006Z',
      },
    ],
  },
  'v2.form': {
    ...exampleForm,
    responses: 128,
    fields: [
      field('field1', 'one_line_input', 'page1', 'Your name', null, true),
      field('field2', 'email', 'page1', 'Email', 'We send the timetable here.', true),
      field('field3', 'multiple_choice', 'page2', 'Workshops', null, true),
      field('field4', 'rating', 'page2', 'Your experience', 'One star: none yet.', false),
      field('field5', 'file_upload', 'page2', 'Portfolio', null, false),
    ],
    pages: [
      { id: 'page1', label: 'About you' },
      { id: 'page2', label: 'Your choice' },
    ],
  },
  'v2.responses': {
    has_more: true,
    data: [exampleResponse],
  },
  'v2.files': {
    has_more: false,
    data: [{ ...file, created_at: '2026-01-31T09:30:00.000Z', updated_at: '2026-01-31T09:30:00.000Z' }],
  },
} satisfies Partial<ExampleAnswers>;

function v1Examples(baseUrl: string) {
  const { formLink, ...form } = v1Registration(baseUrl);
  return {
    'v1.ping': ping,
    'v1.forms': { type: 'forms', total: 1, page: 1, hasMore: false, data: [{ ...form, formLink }] },
    'v1.form': {
      ...form,
      fields: [
        {
          page_title: 'About you',
          page_fields: [
            { type: 'one-line-text', label: 'Your name', id: 'field1' },
            { type: 'email', label: 'Email', id: 'field2' },
          ],
        },
        {
          page_title: 'Your choice',
          page_fields: [
            { type: 'checkbox', label: 'Workshops', id: 'field3', options: tracks },
            { type: 'star', label: 'Your experience', id: 'field4' },
            { type: 'fileupload', label: 'Portfolio', id: 'field5' },
          ],
        },
      ],
    },
    'v1.responses': {
      type: 'responses',
      total: 126,
      page: 1,
      hasMore: true,
      form_name: form.name,
      data: [
        {
          id: 90_412,
          created: '2026-01-31 09:30:00',
          updated: '2026-01-31 09:30:00',
          visitor: { city: 'Porto', division: 'Porto', country: 'Portugal' },
          metadata: null,
          content: [
            { id: 'field1', label: 'Your name', answer: 'Inês Carvalho' },
            { id: 'field2', label: 'Email', answer: 'ines@example.com' },
            {
              id: 'field3',
              label: 'Workshops',
              answer: tracks.map((option) => option.value),
              'answer.value': [25, 40],
            },
            { id: 'field4', label: 'Your experience', answer: '4' },
            {
              id: 'field5',
              label: 'Portfolio',
              answer: [file.name],
              'answer.value': [
                `${baseUrl}/v2/files/${file.id}/content?expires=1770508800&signature=Qm9va2JpbmRpbmcgYW5kIHByaW50bWFraW5nLi4`,
              ],
            },
          ],
        },
      ],
    },
  } satisfies Partial<ExampleAnswers>;
}

function v1Registration(baseUrl: string): V1FormSummary {
  const formLink = `${baseUrl}/v1/form/${exampleForm.id}`;
  return {
    id: exampleForm.id,
    created: '2026-01-12T08:15:42+00:00',
    updated: '2026-01-20T16:02:09+00:00',
    name: exampleForm.name,
    counter: 131,
    formLink,
    responsesLink: `${formLink}/responses`,
  };
}

function field(
  id: string,
  type: string,
  page: string,
  label: string,
  description: string | null,
  required: boolean,
) {
  return { id, type, page, label, description, required };
}
