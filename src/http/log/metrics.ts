import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestMetrics } from './requestMetrics.ts';
import { SpamMetrics } from './spamMetrics.ts';

/** Gauges whose names say counter. `nodejs_active_handles` and its siblings have the same numbers by type. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** The content of `/metrics`: process metrics from the library, request metrics of our own. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new RequestMetrics();
  readonly spam = new SpamMetrics();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of misnamed) this.#registry.removeSingleMetric(name);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return (await this.#registry.metrics()) + this.requests.text() + this.spam.text();
  }
}
