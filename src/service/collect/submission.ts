import type { FieldFault } from '#form/answer/faultsIn.ts';
import type { AnswersInput, Readings } from '#form/answer/readAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { WhatFollows } from '#form/logic/evaluateForm.ts';
import type { Answers, UploadedFile } from '#form/value/answer.ts';
import type { StoredUpload } from '#store/query/response/file.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';
import type { Database, OrganizationId, Suspicion } from '#store/tables.ts';
import type { HoldFailure } from './payment/holdForPayment.ts';
import type { Unavailable } from './publishedForm/availability.ts';

/** A submission, and what the HTTP layer knows about it. */
export interface Submission {
  /** A UUID that serves as idempotency key: every retry sends the same. */
  readonly submission_id: string;
  readonly test: boolean;
  readonly input: AnswersInput;
  /**
   * The answers already parsed by the HTTP layer with the current form, if it did: parsing costs as much as settling.
   */
  readonly readings?: Readings;
  /** The page's address; empty if unknown. */
  readonly url: string;
  /** Seconds since the first view. */
  readonly time_spent: number;
  readonly location: { readonly country: string; readonly region: string; readonly city: string };
  /** The device class, such as `phone`. */
  readonly device: string | null;
  /** The language of the page that was filled in; undefined for a program that names none. */
  readonly language?: string | undefined;
  /** Whether the visitor ticked the box for a copy of the answers. */
  readonly asksCopy?: boolean;
  /** Hash of the whole body, the same on every retry. Only a keyed hash of it is stored. */
  readonly body_hash: string;
  readonly password?: string | undefined;
  /** Aborts when the sender disconnects, who then no longer waits for the check of the password. */
  readonly signal?: AbortSignal;
  /** The page has already verified the password. */
  readonly isAdmitted?: boolean;
  /** The token that the page stores in the browser to recognise it. */
  readonly browserToken?: string | undefined;
  /** The key of the visitor's personal link, if the form uses such links. */
  readonly personalKey?: string | undefined;
  /** Why it is quarantined as suspected spam; a due payment overrides the suspicion. */
  readonly suspicion?: Suspicion | undefined;
  /** Looks up a file that this visitor has uploaded. */
  readonly upload?: ((id: string, fieldId: string) => UploadedFile | undefined) | undefined;
  /** Refuses the submission unless it is already stored: its files were not kept. */
  readonly refused?: SubmissionFailure | undefined;
  /** Files sent with or before it, with stored content; those that its answers name are assigned to the response. */
  readonly files?: readonly StoredUpload[];
}

export type Accepted =
  | {
      /** Repeated: a retry of a stored submission, with the result of the first time. */
      readonly state: 'stored' | 'repeated';
      readonly submission_id: string;
      /** Milliseconds since 1970. */
      readonly created_at: number;
      /** Counted from 1 in its form; null in quarantine and in privacy mode. */
      readonly number: number | null;
      readonly test: boolean;
      readonly ending: WhatFollows;
    }
  /** It waits for its payment, to which the visitor is redirected. */
  | {
      readonly state: 'asked';
      readonly submission_id: string;
      readonly test: boolean;
      readonly redirect: string;
    };

/** Why a form's limits refuse a valid submission. */
export type LimitFailure =
  | { readonly code: 'unavailable'; readonly unavailable: Unavailable }
  /** The form was deleted while the visitor filled it in. */
  | { readonly code: 'form_gone' }
  | { readonly code: 'option_full'; readonly options: readonly OptionName[] }
  /** Another submission claimed an upload first. */
  | { readonly code: 'answers_refused'; readonly faults: readonly FieldFault[] }
  /** `field` is the unique answer that was already given, if the form identifies people by an answer. */
  | { readonly code: 'already_answered'; readonly field?: string }
  /** The form requires a personal link: the key is missing or wrong. */
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

/**
 * The outcome of a submission, for the metrics: `pending_payment` waits, `repeated` was stored before, and `failed` got an
 * answer with a status from 500 on.
 */
export type SubmissionResult =
  | 'live'
  | 'test'
  | 'spam'
  | 'pending_payment'
  | 'repeated'
  | 'refused'
  | 'failed';

/** The part of a submission that the limits check. */
export interface Candidate {
  readonly submission_id: string;
  readonly test: boolean;
  readonly form: CompiledForm;
  readonly answers: Answers;
  readonly browserToken: string | undefined;
  readonly personalKey: string | undefined;
}

/**
 * A copy is held back while its response waits for a payment or in quarantine. Privacy mode has no response id.
 */
export type QueueCopy = (db: Database, responseId: number | null, isHeld?: boolean) => Promise<void>;

/** A settled submission, ready to be stored. */
export interface SettledSubmission extends Candidate {
  readonly organizationId: OrganizationId;
  readonly response: ArrivingResponse & { submission_id: string; body_hash: string };
  /** Unkeyed hash of the same body; never stored. */
  readonly plain_hash: string;
  /** Files that the answers name. */
  readonly files: readonly StoredUpload[];
  /** Queues the copy of the answers for the visitor, in the transaction that stores them; undefined if there is none. */
  readonly queueCopy?: QueueCopy | undefined;
  /** Why it is quarantined. */
  readonly suspicion: Suspicion | undefined;
}
