/** Upper bounds in seconds of the histogram's buckets. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RouteMetrics {
  statuses: Map<number, number>;
  /** Requests per bound, not cumulative; the last bucket has those above all bounds. */
  buckets: number[];
  seconds: number;
}

/**
 * Response counts and durations by route and status. They are plain numbers, formatted on demand, because every
 * request passes here and the metrics library would look up labels each time.
 */
export class RequestMetrics {
  readonly #routes = new Map<string, RouteMetrics>();

  record(route: string, status: number, seconds: number): void {
    let entry = this.#routes.get(route);
    if (entry === undefined) {
      entry = { statuses: new Map(), buckets: new Array<number>(bounds.length + 1).fill(0), seconds: 0 };
      this.#routes.set(route, entry);
    }
    entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1);
    entry.seconds += seconds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
    entry.buckets[bucket] = (entry.buckets[bucket] ?? 0) + 1;
  }

  /** In Prometheus' text format. Route names need no escaping. */
  text(): string {
    const lines = [
      '# HELP canvass_http_requests_total Answers by route and status.',
      '# TYPE canvass_http_requests_total counter',
    ];
    for (const [route, { statuses }] of this.#routes) {
      for (const [status, count] of statuses) {
        lines.push(`canvass_http_requests_total{route="${route}",status="${status}"} ${count}`);
      }
    }
    const name = 'canvass_http_request_duration_seconds';
    lines.push(
      `# HELP ${name} Time from the request to the end of its answer, by route.`,
      `# TYPE ${name} histogram`,
    );
    for (const [route, { buckets, seconds }] of this.#routes) {
      let total = 0;
      for (const [index, count] of buckets.entries()) {
        total += count;
        lines.push(`${name}_bucket{route="${route}",le="${bounds[index] ?? '+Inf'}"} ${total}`);
      }
      lines.push(`${name}_sum{route="${route}"} ${seconds}`, `${name}_count{route="${route}"} ${total}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
