import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestFigures } from './requestFigures.ts';
import { SpamFigures } from './spamFigures.ts';

/** The content of `/metrics`: process figures from the library, request figures of our own. */
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
