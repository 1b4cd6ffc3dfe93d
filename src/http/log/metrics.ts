import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestMetrics } from './requestMetrics.ts';
import { SpamMetrics } from './spamMetrics.ts';

/** The content of `/metrics`: process metrics from the library, request metrics of our own. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new RequestMetrics();
  readonly spam = new SpamMetrics();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return (await this.#registry.metrics()) + this.requests.text() + this.spam.text();
  }
}
