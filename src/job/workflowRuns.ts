import type { Logger } from 'pino';
import type { AllowedHosts } from '#kit/network/allowedHosts.ts';
import type { Clock } from '#kit/time/clock.ts';
import { createHttpClient, type HttpClient } from '#outside/httpClient.ts';
import type { AccountKeys } from '#service/base/accountKeys.ts';
import type { MailLimits } from '#service/mail/mailLimits.ts';
import type { WorkMetrics } from '#service/operate/metrics/workMetrics.ts';
import { WorkflowWorker } from '#service/workflow/run/workflowWorker.ts';
import type { Store } from '#store/store.ts';

export interface WorkflowRuns {
  /** The guarded client of the worker. */
  readonly http: HttpClient;
  /** Looks for runs that are due. */
  wake(): void;
  /** Waits for attempts under way. */
  end(): Promise<void>;
}

const stopTimeout = 5000;

/** Runs the actions of workflows: woken by transactions of this process, and by a job for everything else. */
export function workflowRuns(context: {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  readonly clock: Clock;
  readonly log: Logger;
  readonly baseUrl: () => string;
  readonly formsUrl: () => string;
  readonly allowedHosts: AllowedHosts;
  /** As the operator set it, for the user agent. */
  readonly publicUrl: string | undefined;
  readonly mailLimits: MailLimits;
  readonly metrics: WorkMetrics;
}): WorkflowRuns {
  const { allowedHosts, publicUrl, metrics, ...rest } = context;
  const http = createHttpClient({
    allowedHosts,
    publicUrl,
    headersTimeout: 15_000,
    idleTimeout: 30_000,
  });
  const worker = new WorkflowWorker({
    ...rest,
    http,
    onAttempt: (type, outcome, seconds) => metrics.attempt(type, outcome, seconds),
    watch: (round) => metrics.jobs.watch('run_workflows', round),
  });
  context.store.onRuns(() => worker.arrived());
  return {
    http,
    wake: () => worker.wake(),
    async end() {
      await worker.stop(stopTimeout);
      http.close();
    },
  };
}
