import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestMetrics } from './requestMetrics.ts';
import { SpamMetrics } from './spamMetrics.ts';

/** Gauges whose names say counter. `nodejs_active_handles` and its siblings have the same numbers by type. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Families of the other rooms, in Prometheus' text format. */
export interface MoreFamilies {
  text(): string | Promise<string>;
}

/** The content of `/metrics`: of the process from the library, of requests, and those of the other rooms. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #more: readonly MoreFamilies[];
  readonly requests = new RequestMetrics();
  readonly spam = new SpamMetrics();

  constructor(more: readonly MoreFamilies[] = []) {
    this.#more = more;
    collectDefaultMetrics({ register: this.#registry });
    for (const name of misnamed) this.#registry.removeSingleMetric(name);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    const families = [this.requests, this.spam, ...this.#more].map((each) => each.text());
    return (await Promise.all([this.#registry.metrics(), ...families])).join('');
  }
}
