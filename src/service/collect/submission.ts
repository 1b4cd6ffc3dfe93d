import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { AnswersInput, Readings } from '#form/answer/readAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { WhatFollows } from '#form/logic/evaluateForm.ts';
import type { Answers, UploadedFile } from '#form/value/answer.ts';
import type { ArrivedFile } from '#store/query/response/file.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';
import type { OrganizationId, Suspicion } from '#store/tables.ts';
import type { HoldFailure } from './payment/holdForPayment.ts';
import type { Unavailable } from './publishedForm/availability.ts';

/** What a visitor sends, and what the edge knows about it. */
export interface Submission {
  /** A UUID; the same one on every attempt to send the same thing. */
  readonly submission_id: string;
  readonly test: boolean;
  readonly input: AnswersInput;
  /** The same as the edge has read it of the form as it is now, where it has: reading costs as much as settling. */
  readonly readings?: Readings;
  /** The page's address, empty where it is not known. */
  readonly url: string;
  /** Seconds from the first view. */
  readonly time_spent: number;
  readonly place: { readonly country: string; readonly region: string; readonly city: string };
  /** The class of the device, such as `phone`. */
  readonly device: string | null;
  /** Of everything that was sent: the same on every attempt. It is stored only as a keyed hash of itself. */
  readonly body_hash: string;
  readonly password?: string | undefined;
  /** The page that sends this has asked for the password and was given it. */
  readonly isAdmitted?: boolean;
  /** What the page keeps in the browser to know it again. */
  readonly browserToken?: string | undefined;
  /** What their personal link holds, where the form is answered by such links. */
  readonly personalKey?: string | undefined;
  /** Why it looks like spam and is kept aside; a payment that is due is proof enough that it is none. */
  readonly suspicion?: Suspicion | undefined;
  /** The files that this visitor has uploaded. */
  readonly upload?: ((id: string, fieldId: string) => UploadedFile | undefined) | undefined;
  /** Why it is refused unless it is stored already: its files were not kept. */
  readonly refused?: SubmissionFailure | undefined;
  /** Those that came along or before, their content stored; the ones that its answers name become the response's. */
  readonly files?: readonly ArrivedFile[];
}

export type Accepted =
  | {
      /** Repeated: it was stored before, and everything else is what was said then. */
      readonly state: 'stored' | 'repeated';
      readonly submission_id: string;
      /** Milliseconds since 1970. */
      readonly created_at: number;
      readonly test: boolean;
      readonly ending: WhatFollows;
    }
  /** It waits for its payment: the visitor goes on there. */
  | {
      readonly state: 'asked';
      readonly submission_id: string;
      readonly test: boolean;
      readonly redirect: string;
    };

/** What the limits of a form have against a submission that is fine in itself. */
export type LimitFailure =
  | { readonly code: 'unavailable'; readonly unavailable: Unavailable }
  /** The form was deleted while it was filled in. */
  | { readonly code: 'form_gone' }
  | { readonly code: 'option_full'; readonly options: readonly OptionName[] }
  /** Another submission was quicker to claim an upload. */
  | { readonly code: 'answers_refused'; readonly faults: readonly FieldFault[] }
  /** With the field whose answer somebody has given before, where that is how persons are known. */
  | { readonly code: 'already_answered'; readonly field?: string }
  /** The form is answered by personal links: there was no key, or one that opens nothing. */
  | { readonly code: 'personal_link_needed' | 'personal_link_wrong' };

export interface OptionName {
  readonly field: string;
  /** The option's value. */
  readonly option: string;
}

export type SubmissionFailure =
  | LimitFailure
  | { readonly code: 'password_needed' | 'password_wrong' }
  | HoldFailure;

/** What the limits look at. */
export interface Candidate {
  readonly submission_id: string;
  readonly test: boolean;
  readonly form: CompiledForm;
  readonly answers: Answers;
  readonly browserToken: string | undefined;
  readonly personalKey: string | undefined;
}

/** A submission that is settled and wants to be stored. */
export interface SettledSubmission extends Candidate {
  readonly organizationId: OrganizationId;
  readonly response: ArrivingResponse & { submission_id: string; body_hash: string };
  /** Of the same body without a key; never stored. */
  readonly plain_hash: string;
  /** What the response's answers name of it. */
  readonly files: readonly ArrivedFile[];
  /** Why it is kept aside. */
  readonly suspicion: Suspicion | undefined;
}
