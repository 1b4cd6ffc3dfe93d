import type { SendingName } from '../formEndpoints.ts';
import { type ProblemCode, problems } from '../problem.ts';

/** Example bodies by name. */
export interface ExampleBodies {
  request?: Readonly<Record<string, unknown>>;
  /** Keyed by status. */
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Failures with details beyond the common fields. */
  failures?: Partial<Record<ProblemCode, unknown>>;
}

const submissionId = '0192b6a0-7c1e-4f5a-9d3e-2b8c4d6e8f10';
const file = {
  id: '5b0c7c1e-8f4d-4c55-9a3e-2d1f0b6a7c88',
  name: 'portfolio.pdf',
  type: 'application/pdf',
  size: 48_213,
};
const stored = {
  submission_id: submissionId,
  created_at: '2026-01-31T09:30:00.000Z',
  test: false,
  ending: { message: 'Thank you, Inês. See you at the workshop.' },
};

const finding = {
  severity: 'error',
  code: 'time_zone_unknown',
  message: '"Europe/Lisboa" is not a time zone; use one such as Europe/Berlin.',
  path: 'settings.time_zone',
};
const written = {
  id: 'k3x9m2ab',
  name: 'Workshop registration',
  workspace: { id: 'w7f2q8zd', name: 'Courses' },
  created: true,
  draft_revision: 1,
  draft_changes: [],
  live_changes: [],
  findings: [],
};
const rewritten = {
  ...written,
  created: false,
  draft_revision: 2,
  draft_changes: ['field2: label changes from "Email" to "E-mail address".'],
};

function failure(code: ProblemCode, more: object): unknown {
  const { type, message } = problems[code];
  return { error: { type, code, message, ...more } };
}

export const sendingExamples: Record<SendingName, ExampleBodies> = {
  'form.submit': {
    request: {
      example: {
        submission_id: submissionId,
        answers: {
          field1: 'Inês Carvalho',
          field2: 'ines@example.com',
          field3: ['Printmaking', 'Bookbinding'],
          field4: 4,
          field5: [file.id],
        },
        url: 'https://harbour-arts.example/workshops',
        time_spent: 94,
      },
    },
    answers: {
      201: { example: stored },
      200: { example: stored },
      202: {
        example: {
          submission_id: submissionId,
          test: false,
          payment: { redirect: 'https://checkout.stripe.com/c/pay/cs_live_a1b2' },
        },
      },
    },
    failures: {
      answers_refused: failure('answers_refused', {
        fields: [
          {
            id: 'field2',
            code: 'email_invalid',
            message: 'Write an e-mail address, such as name@example.org.',
          },
        ],
      }),
      proof_needed: failure('proof_needed', {
        submission_id: submissionId,
        challenge: '8.13.1794740000000.5f0c2a1b',
      }),
    },
  },
  'form.upload': {
    request: { example: { field: 'field5', name: file.name, size: file.size, type: file.type } },
    answers: {
      201: {
        example: {
          id: file.id,
          ticket: 'field5.qL2mC0b9hVh1T3yJ8Zb2kQ',
          chunk_size: 1_048_576,
        },
        whole: file,
      },
    },
  },
  'upload.show': {
    answers: { 200: { example: { received: 16_384 }, complete: { received: file.size, ...file } } },
  },
  'upload.write': {
    answers: { 201: { example: file }, 200: { example: { received: 16_384 }, again: file } },
    failures: { upload_offset: failure('upload_offset', { received: 16_384 }) },
  },
  'upload.remove': { answers: { 204: {} } },
  'form.write': {
    request: {
      example: {
        name: 'Workshop registration',
        fields: [
          { id: 'field1', key: 'name', type: 'one_line_input', label: 'Your name', required: true },
          { id: 'field2', key: 'email', type: 'email', label: 'Email', required: true },
        ],
        settings: { slug: 'workshops' },
      },
    },
    answers: { 201: { example: written }, 200: { example: rewritten } },
    failures: {
      form_invalid: failure('form_invalid', {
        faults: [
          {
            line: 1,
            column: 32,
            code: 'key_missing',
            message: 'field1 has no "label"; add the question, such as label: Your name.',
          },
        ],
      }),
      form_settings_invalid: failure('form_settings_invalid', { findings: [finding] }),
      field_id_reused: failure('field_id_reused', {
        fields: [{ id: 'field2', was: 'phone', is: 'email' }],
      }),
      draft_changed: failure('draft_changed', { draft_revision: 4 }),
    },
  },
};

/** Details beyond the summary. */
export const sendingDescriptions: Record<SendingName, string> = {
  'form.submit':
    'Answers in their natural JSON form, by the ids of their fields; what each field type takes is in the language of forms. ' +
    'No key is needed. Send a `submission_id` of your own, and send the same again after any failure: it is stored once, and `200` gives the first result. ' +
    'The page of the form sends the same as `application/x-www-form-urlencoded` or `multipart/form-data`, and gets these answers too where `Accept` is `application/json`.',
  'form.upload':
    'A file that an answer is to name by its id, within a day. In one go: the body is the file, `field` and `name` are in the query. ' +
    'In pieces, which can be resumed: announce it as JSON, then send the pieces with the ticket. No key is needed.',
  'upload.show': 'How many bytes have arrived, to go on from there after a failure.',
  'upload.write':
    'The bytes from where the file goes on. `200` says how much has arrived, `201` that the file is complete. Without `Content-Range` the body is the whole file.',
  'upload.remove': 'Removes a file, whole or in part, that no response has yet.',
  'form.write':
    'A form file in JSON, as `canvass form push` sends it: creates the form, or makes its draft, name, workspace and live settings match. ' +
    'Visitors see a changed draft only once it is published, which this address cannot do. The key decides on the organisation. ' +
    'At most 5 MB; requests count against the same limit as reading.',
};
