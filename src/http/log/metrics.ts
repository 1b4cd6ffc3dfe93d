import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestFigures } from './requestFigures.ts';
import { SpamFigures } from './spamFigures.ts';

/** What `/metrics` tells: the process by the library's figures, the requests by ours. */
export class Metrics {
  readonly #registry = new Registry();
  readonly requests = new RequestFigures();
  readonly spam = new SpamFigures();

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
