import { Counter } from '#kit/metric/counter.ts';
import { Histogram, secondsBounds } from '#kit/metric/histogram.ts';

/** Response counts and durations by route and status. Every request passes here. */
export class RequestMetrics {
  readonly #answers = new Counter(
    { name: 'canvass_http_requests_total', help: 'Answers by route and status.' },
    'route',
    'status',
  );
  readonly #durations = new Histogram(
    {
      name: 'canvass_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer, by route.',
    },
    secondsBounds,
    'route',
  );

  record(route: string, status: number, seconds: number): void {
    this.#answers.add(route, String(status));
    this.#durations.observe(seconds, route);
  }

  /** In Prometheus' text format. */
  text(): string {
    return this.#answers.text() + this.#durations.text();
  }
}
