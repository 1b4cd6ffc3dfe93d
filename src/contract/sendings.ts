import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';
import { submissionBody } from './submission.ts';
import { answersRefused, proofNeeded, submissionStored, submissionToPay } from './submissionAnswers.ts';
import { uploadBody } from './upload.ts';
import { uploadBegun, uploadedFile, uploadOffset, uploadState } from './uploadAnswers.ts';

export type SendingName = 'form.submit' | 'form.upload' | 'upload.show' | 'upload.write' | 'upload.remove';

export type SendingParameter =
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
  | 'contentRange';

/** What programs and pages send to a form, beside the API: without a key, because anybody may answer. */
export interface Sending {
  path: string;
  method: 'get' | 'post' | 'put' | 'delete';
  name: SendingName;
  summary: string;
  parameters: readonly SendingParameter[];
  /** What is sent as JSON. */
  body?: z.ZodType;
  /** Bytes are sent, alone or instead of JSON. */
  bytes?: true;
  /** What a success looks like; undefined for one without a body. */
  answers: Readonly<Record<number, readonly z.ZodType[]>>;
  codes: readonly ProblemCode[];
  /** The failures that tell more than others. */
  more: readonly z.ZodType[];
}

const unavailable = ['form_disabled', 'form_not_open', 'form_closed', 'form_full'] as const;
const gate = [
  ...unavailable,
  'password_needed',
  'password_wrong',
  'personal_link_needed',
  'personal_link_wrong',
  'already_answered',
  'programs_not_allowed',
] as const;
const anyRequest = [
  'request_malformed',
  'not_found',
  'request_timeout',
  'body_too_large',
  'url_too_long',
  'headers_too_large',
  'internal_error',
  'not_ready',
  'disk_full',
] as const;
const ofUpload = ['ticket_invalid', 'upload_unknown', 'media_type_unsupported'] as const;

const upload = '/f/{form}/files/{upload}';

export const sendings: readonly Sending[] = [
  {
    path: '/f/{form}',
    method: 'post',
    name: 'form.submit',
    summary: 'Submit a response',
    parameters: ['formAddress', 'testMode', 'language', 'personalKey'],
    body: submissionBody,
    answers: { 201: [submissionStored], 200: [submissionStored], 202: [submissionToPay] },
    codes: [
      ...anyRequest,
      ...gate,
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
      ...anyRequest,
      ...gate,
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
    codes: [...anyRequest, ...ofUpload],
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
      ...anyRequest,
      ...unavailable,
      ...ofUpload,
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
    codes: [...anyRequest, ...ofUpload],
    more: [],
  },
];
