import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What `/metrics` tells. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'route' | 'status'>;
  readonly #duration: Histogram<'route'>;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'canvass_http_requests_total',
      help: 'Answers by route and status.',
      labelNames: ['route', 'status'],
      registers: [this.#registry],
    });
    this.#duration = new Histogram({
      name: 'canvass_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer, by route.',
      labelNames: ['route'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.#registry],
    });
  }

  record(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status });
    this.#duration.observe({ route }, seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return await this.#registry.metrics();
  }
}
