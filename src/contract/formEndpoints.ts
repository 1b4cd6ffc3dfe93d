import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';
import { submissionBody } from './submission.ts';
import { answersRefused, proofNeeded, submissionStored, submissionToPay } from './submissionAnswers.ts';
import { uploadBody } from './upload.ts';
import { uploadBegun, uploadedFile, uploadOffset, uploadState } from './uploadAnswers.ts';

export type SendingName =
  | 'form.submit'
  | 'form.upload'
  | 'upload.show'
  | 'upload.write'
  | 'upload.remove'
  | 'form.write';

type SendingParameter =
  | 'formAddress'
  | 'uploadId'
  | 'testMode'
  | 'language'
  | 'personalKey'
  | 'uploadField'
  | 'uploadName'
  | 'pageTicket'
  | 'pagePass'
  | 'uploadTicket'
  | 'contentRange'
  | 'writtenForm'
  | 'ifMatch';

/** A request that sends something: a response or a file to a form, or a form. */
export interface FormEndpoint {
  path: string;
  method: 'get' | 'post' | 'put' | 'delete';
  name: SendingName;
  summary: string;
  /** The scope of the API key that it needs. Without one it needs no key, because anyone may answer a form. */
  scope?: 'forms:write';
  parameters: readonly SendingParameter[];
  /** The schema of a JSON body; that of form files is in `formSchema.ts`. */
  body?: z.ZodType | 'form file';
  /** Whether it takes raw bytes, alone or instead of JSON. */
  bytes?: true;
  /** The schemas of success responses by status; empty for one without a body. */
  answers: Readonly<Record<number, readonly z.ZodType[]>>;
  codes: readonly ProblemCode[];
  /** Schemas of errors with details beyond the common fields. */
  more: readonly z.ZodType[];
}

const unavailableCodes = ['form_disabled', 'form_not_open', 'form_closed', 'form_full'] as const;
const accessCodes = [
  ...unavailableCodes,
  'password_needed',
  'password_wrong',
  'personal_link_needed',
  'personal_link_wrong',
  'already_answered',
  'programs_not_allowed',
] as const;
/** Of every request that sends something. */
export const commonCodes = [
  'request_malformed',
  'request_timeout',
  'body_too_large',
  'url_too_long',
  'headers_too_large',
  'internal_error',
  'busy',
  'not_ready',
  'disk_full',
] as const;
const uploadCodes = ['ticket_invalid', 'upload_unknown', 'media_type_unsupported'] as const;

const upload = '/f/{form}/files/{upload}';

export const formEndpoints: readonly FormEndpoint[] = [
  {
    path: '/f/{form}',
    method: 'post',
    name: 'form.submit',
    summary: 'Submit a response',
    parameters: ['formAddress', 'testMode', 'language', 'personalKey'],
    body: submissionBody,
    answers: { 201: [submissionStored], 200: [submissionStored], 202: [submissionToPay] },
    codes: [
      ...commonCodes,
      'not_found',
      ...accessCodes,
      'body_malformed',
      'submission_invalid',
      'media_type_unsupported',
      'submission_differs',
      'answers_refused',
      'proof_needed',
      'submit_limit',
      'payments_not_set_up',
      'payment_refused',
      'payment_unavailable',
    ],
    more: [answersRefused, proofNeeded],
  },
  {
    path: '/f/{form}/files',
    method: 'post',
    name: 'form.upload',
    summary: 'Upload a file',
    parameters: ['formAddress', 'uploadField', 'uploadName', 'pageTicket', 'pagePass'],
    body: uploadBody,
    bytes: true,
    answers: { 201: [uploadBegun, uploadedFile] },
    codes: [
      ...commonCodes,
      'not_found',
      ...accessCodes,
      'body_malformed',
      'upload_invalid',
      'ticket_invalid',
      'media_type_unsupported',
      'upload_field_unknown',
      'file_too_large',
      'file_type_refused',
      'too_many_uploads',
      'unfinished_limit',
      'submit_limit',
    ],
    more: [],
  },
  {
    path: upload,
    method: 'get',
    name: 'upload.show',
    summary: 'See how far an upload is',
    parameters: ['formAddress', 'uploadId', 'uploadTicket'],
    answers: { 200: [uploadState] },
    codes: [...commonCodes, 'not_found', ...uploadCodes],
    more: [],
  },
  {
    path: upload,
    method: 'put',
    name: 'upload.write',
    summary: 'Send a piece of a file',
    parameters: ['formAddress', 'uploadId', 'uploadTicket', 'contentRange'],
    bytes: true,
    answers: { 201: [uploadedFile], 200: [uploadState, uploadedFile] },
    codes: [
      ...commonCodes,
      'not_found',
      ...unavailableCodes,
      ...uploadCodes,
      'unfinished_limit',
      'upload_invalid',
      'upload_offset',
      'upload_busy',
      'file_too_large',
      'file_type_refused',
    ],
    more: [uploadOffset],
  },
  {
    path: upload,
    method: 'delete',
    name: 'upload.remove',
    summary: 'Remove an upload',
    parameters: ['formAddress', 'uploadId', 'uploadTicket'],
    answers: { 204: [] },
    codes: [...commonCodes, 'not_found', ...uploadCodes],
    more: [],
  },
];
