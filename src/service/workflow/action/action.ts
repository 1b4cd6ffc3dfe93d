import type { WebhookField } from '#contract/webhook.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { ActionSettings, ActionSettingsOf, ActionType } from '#form/schema/workflow/actions.ts';
import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import type { Answers } from '#form/value/answer.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import type { ReadOnlyStore, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import type { WebhookHeaders } from '../webhook/signature.ts';

/**
 * A type of action: one file that implements this, listed in `actions.ts`. Its settings have their schema in
 * `src/form/schema/workflow/action/`. See docs/contributing/actions.md.
 */
export interface Action<Type extends ActionType> {
  readonly type: Type;
  /**
   * Where the action sends: runs with the same receiver share the limit of simultaneous runs. Asked once per version of a
   * form, so it cannot depend on answers. For example `https://shop.example.org/hook`.
   */
  receiver(settings: ActionSettingsOf<Type>): string;
  /**
   * Does its work once. A failure that may pass is tried again on the schedule, with the same delivery id. Anything thrown
   * counts as such a failure.
   */
  run(settings: ActionSettingsOf<Type>, context: ActionContext): Promise<ActionOutcome>;
}

/** Everything that an action may use; nothing here changes while it runs. */
export interface ActionContext {
  /** The same in every attempt, so that a receiver recognises repetitions. */
  readonly deliveryId: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly trigger: WorkflowTrigger;
  /** When the event happened, in milliseconds. */
  readonly eventTime: number;
  /** Whether the response is a test, or an editor tries the action out. */
  readonly isTest: boolean;
  readonly organizationId: OrganizationId;
  readonly form: ActionForm;
  /** The public address of the app. */
  readonly appUrl: string;
  readonly workflow: { readonly id: string; readonly name: string };
  readonly response: ActionResponse;
  /** The time now, from the clock of the worker. */
  readonly now: number;
  /** The guarded client. Nothing else may send requests. */
  readonly http: HttpClient;
  /** Aborts when the time of the attempt is over, or the service stops. */
  readonly signal: AbortSignal;
  readonly store: ReadOnlyStore;
  /** Opens the secrets of connections and seals mails. */
  readonly keys: AccountKeys;
  readonly mailLimits: MailLimits;
  /** Inserts answers and formulas into a text: `New answer of [field1]`. */
  fill(text: string, options?: FillOptions): string;
  /** A secret of the form by its name, for a request to the origin that it was set for. The history never holds it. */
  secret(
    name: string,
    origin: string,
  ): Promise<{ readonly value: string } | { readonly refused: 'secret_missing' | 'secret_elsewhere' }>;
  /** The headers that sign a body with the keys of the form; see Standard Webhooks 1.0. */
  sign(body: string, options?: { readonly ed25519?: boolean | undefined }): Promise<WebhookHeaders>;
  /** Replaced by *** wherever it occurs in the stored request and answer. */
  hide(secret: string): void;
}

export interface FillOptions {
  /** How an inserted text is written so that it stays text: in an address, in JSON, in XML, or as it is (the default). */
  readonly as?: 'text' | 'url' | 'json' | 'xml';
}

export interface ActionForm {
  readonly id: string;
  readonly name: string;
  /** The address of the form for visitors. */
  readonly url: string;
  readonly version: number;
  readonly definition: FormDefinition;
  readonly timeZone: string;
}

export interface ActionResponse {
  /** Null if the response is not stored, in privacy mode or before it is complete. */
  readonly id: number | null;
  /** Counted from 1 in its form; null as `id`. */
  readonly number: number | null;
  /** In milliseconds; when it was stored. */
  readonly createdAt: number;
  /** The response as API v2 sends it, as stored: nothing is parsed. */
  readonly json: string;
  /** The key and label of each answered field by its id, without fields that this version of the form lacks. */
  fields(): Readonly<Record<string, WebhookField>>;
  /** The same as `json`, parsed on first use. */
  answers(): Answers;
  /** Each answered field with its label and its answer as people read it, in the order of the form. */
  texts(): readonly AnswerText[];
}

export interface AnswerText {
  readonly id: string;
  readonly key: string | undefined;
  readonly label: string;
  readonly text: string;
}

/** An exchange with a receiver for the history; texts are cut to 4 KiB and secrets removed before they are stored. */
export interface Exchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    /** Whether it was sent a second time, because the kept connection was closed before an answer began. */
    readonly repeated?: boolean;
  };
  /** Null if nothing came back. */
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  } | null;
}

/** The record for `workflows` of API v2: what was made where, such as `ticket`, `number`, `4711`. */
interface ActionRecord {
  readonly object: string;
  readonly dataType: string;
  readonly data: string;
}

export type ActionOutcome =
  | {
      readonly kind: 'done';
      readonly record: ActionRecord;
      readonly exchange?: Exchange;
      /** Writes rows in the transaction that marks the run as done, such as a mail in the outbox. */
      readonly write?: (transaction: Omit<WriteTransaction, 'lockForms'>) => Promise<void>;
    }
  /** Tried again on the schedule, or after `retryAfter` milliseconds if that is later. */
  | {
      readonly kind: 'failed';
      readonly error: ActionError;
      readonly retryAfter?: number;
      readonly exchange?: Exchange;
    }
  /** It cannot succeed by repetition, such as an address without an @. */
  | { readonly kind: 'refused'; readonly error: ActionError; readonly exchange?: Exchange }
  /** The receiver wants nothing any more (410): the workflow is switched off. */
  | { readonly kind: 'gone'; readonly error: ActionError; readonly exchange?: Exchange }
  /** There was nothing to do, such as a mail to an answer that is empty. */
  | { readonly kind: 'skipped'; readonly reason: string };

export interface ActionError {
  /** A stable word: `status_500`, `timeout`, `unreachable`, `address_refused`, `insecure`, `recipient_refused`… */
  readonly code: string;
  /** One sentence in English without secrets. */
  readonly detail: string;
}

export type { ActionSettings, ActionSettingsOf, ActionType };
