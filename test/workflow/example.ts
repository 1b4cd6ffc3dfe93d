import { readConfig } from '#config';
import type { FormDefinition, Workflow } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { readAllowedHosts } from '#kit/network/allowedHosts.ts';
import { createHttpClient, type HttpClientOptions } from '#outside/httpClient.ts';
import { AccountKeys } from '#service/base/accountKeys.ts';
import type { SubmissionContext } from '#service/collect/submission/acceptSubmission.ts';
import { SubmissionWriter } from '#service/collect/submission/submissionWriter.ts';
import type { Data } from '#service/operate/openData.ts';
import { type WorkerContext, WorkflowWorker } from '#service/workflow/run/workflowWorker.ts';
import type { Store } from '#store/store.ts';
import { addForm, answerKeys, definition, type Example, takingOf } from '../submission/example.ts';

export const start = Date.UTC(2026, 10, 17, 9, 0, 0);

/** A form with these workflows. */
export async function addWorkflows(
  store: Store,
  workflows: readonly Workflow[],
  change: { id?: string; settings?: FormSettings; organizationId?: Example['organizationId'] } = {},
): Promise<Example> {
  const { settings = {}, ...rest } = change;
  const document: FormDefinition = { ...definition, workflows: [...workflows] };
  return await addForm(store, settings, { ...rest, definition: document });
}

/** A clock that tests move. */
export class TestClock {
  now = start;
  readonly read = () => this.now;
}

export interface Working {
  readonly worker: WorkflowWorker;
  readonly taking: SubmissionContext;
  readonly clock: TestClock;
  readonly keys: AccountKeys;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A worker as a process has it, with a clock of its own; local receivers are allowed. */
export function startWorking(
  { store, secrets }: Pick<Data, 'store' | 'secrets'>,
  change: Partial<WorkerContext> = {},
  client: HttpClientOptions = {},
): Working {
  const clock = new TestClock();
  const keys = new AccountKeys(secrets);
  const allowedHosts = readAllowedHosts('loopback');
  if (allowedHosts === undefined) throw new Error('loopback is not allowed');
  const http = createHttpClient({ allowedHosts, ...client });
  const worker = new WorkflowWorker({
    store,
    keys: () => keys,
    http,
    mailLimits: readConfig({}, {}).mailLimits,
    clock: clock.read,
    log: { error: (facts, sentence) => console.error(sentence, facts) },
    baseUrl: () => 'https://app.example.org',
    formsUrl: () => 'https://forms.example.org',
    random: () => 0,
    ...change,
  });
  return {
    worker,
    clock,
    keys,
    taking: {
      ...takingOf(store, clock.read),
      writer: new SubmissionWriter(store, answerKeys, clock.read, (text) => keys.seal('private_run', text)),
    },
    async [Symbol.asyncDispose]() {
      await worker.stop(1000);
      http.close();
    },
  };
}
