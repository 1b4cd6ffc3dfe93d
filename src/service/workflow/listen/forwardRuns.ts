import type { HttpClient } from '#outside/httpClient.ts';
import { runsSince } from '#store/query/workflow/run.ts';
import { responseToSend } from '#store/query/workflow/runContext.ts';
import type { DueRun } from '#store/runBatch.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import { runAction } from '../action/actions.ts';
import { firstRunId } from '../plan/runId.ts';
import { actionContext } from '../run/actionContext.ts';
import { actionOfRun, FormsOfRuns } from '../run/formsOfRuns.ts';

export interface Forwarded {
  readonly run: string;
  readonly form: string;
  readonly path: string;
  /** The status of the local program, or why there was none. */
  readonly answer: string;
}

interface Forwarding {
  readonly store: Store;
  readonly keys: AccountKeys;
  readonly http: HttpClient;
  readonly mailLimits: MailLimits;
  readonly clock: () => number;
  readonly formsUrl: string;
  readonly organizationId: OrganizationId;
  readonly formId: string | undefined;
  /** Where copies are sent; the path is that of the real receiver. */
  readonly target: URL;
}

/** Runs of later actions have the time of their event, so this much of the past is looked at again. */
const lookBack = 10 * 60_000;

/** Sends copies of webhooks that are queued from now on to another address. Their runs stay as they are. */
export class ForwardedRuns {
  readonly #forwarding: Forwarding;
  readonly #forms: FormsOfRuns;
  readonly #seen = new Set<string>();

  private constructor(forwarding: Forwarding) {
    this.#forwarding = forwarding;
    const { store, keys, clock, formsUrl } = forwarding;
    this.#forms = new FormsOfRuns({ store, keys: () => keys, clock, formsUrl: () => formsUrl });
  }

  static async begin(forwarding: Forwarding): Promise<ForwardedRuns> {
    const runs = new ForwardedRuns(forwarding);
    for (const { id } of await runs.#recent()) runs.#seen.add(id);
    return runs;
  }

  /** Forwards what came since the last call, one after another. */
  async *next(): AsyncGenerator<Forwarded> {
    for (const run of await this.#recent()) {
      if (this.#seen.has(run.id)) continue;
      this.#seen.add(run.id);
      if (run.action_type !== 'webhook') continue;
      const forwarded = await this.#forward(run);
      if (forwarded !== undefined) yield forwarded;
    }
  }

  async #recent() {
    const { store, organizationId, formId, clock } = this.#forwarding;
    return await runsSince(store.read, organizationId, formId, firstRunId(clock() - lookBack));
  }

  async #forward(run: DueRun): Promise<Forwarded | undefined> {
    const { store, keys, http, mailLimits, clock, target } = this.#forwarding;
    const { organization_id, form_id, version, response_id } = run;
    const form = await this.#forms.form(organization_id, form_id);
    const compiled = await this.#forms.version(organization_id, form_id, version);
    const found = compiled && actionOfRun(compiled, run);
    const stored =
      response_id === null
        ? undefined
        : await responseToSend(store.read, organization_id, form_id, response_id);
    const json = run.sealed === null ? stored?.json : keys.open('private_run', run.sealed);
    if (form === undefined || compiled === undefined || found === undefined || json === undefined)
      return undefined;
    const { settings } = found.action;
    if (settings.type !== 'webhook') return undefined;
    const { name, url, timeZone, signingKeys, secrets } = form;
    const context = actionContext({
      deliveryId: run.id,
      attempt: 1,
      trigger: run.cause,
      eventTime: run.created_at,
      isTest: run.is_test === 1,
      organizationId: organization_id,
      form: { id: form_id, name, url, version, definition: compiled.definition, timeZone, compiled },
      // Only mails name it.
      appUrl: '',
      workflow: { id: found.workflow.id, name: found.workflow.name },
      response: {
        id: response_id,
        number: stored?.number ?? null,
        createdAt: stored?.created_at ?? run.created_at,
        json,
      },
      now: clock(),
      http,
      signal: AbortSignal.timeout(30_000),
      store,
      keys,
      mailLimits,
      signingKeys,
      secrets,
    });
    const path = settings.url.replace(/^https?:\/\/[^/?#]*/, '') || '/';
    const copy = `${target.origin}${path.startsWith('/') ? path : `/${path}`}`;
    const outcome = await runAction({ ...settings, url: copy }, context);
    const answer =
      outcome.kind === 'done'
        ? outcome.record.data
        : 'error' in outcome
          ? outcome.error.detail
          : outcome.reason;
    return { run: run.id, form: form_id, path, answer };
  }
}
