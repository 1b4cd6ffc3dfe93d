import { Counter } from '#kit/metric/counter.ts';
import type { Suspicion } from '#store/tables.ts';

/** Counts suspected spam by reason and outcome. */
export class SpamMetrics {
  readonly #quarantined = new Counter(
    { name: 'canvass_submissions_caught_total', help: 'Submissions kept aside as spam, by reason.' },
    'reason',
  );
  readonly #challenged = new Counter(
    {
      name: 'canvass_proofs_asked_total',
      help: 'Submissions that were asked for proof of work, by reason.',
    },
    'reason',
  );
  readonly #limited = new Counter({
    name: 'canvass_submissions_limited_total',
    help: 'Submissions refused because their sender sent too many.',
  });

  /** Counts a quarantined submission. */
  quarantined(reason: Suspicion): void {
    this.#quarantined.add(reason);
  }

  /** Counts a demand for proof of work. */
  challenged(reason: Suspicion): void {
    this.#challenged.add(reason);
  }

  /** Counts a submission beyond the rate limit. */
  limited(): void {
    this.#limited.add();
  }

  /** In Prometheus' text format. */
  text(): string {
    return this.#quarantined.text() + this.#challenged.text() + this.#limited.text();
  }
}
