import type { Suspicion } from '#store/tables.ts';

/** Counts suspected spam by reason and outcome. */
export class SpamMetrics {
  readonly #quarantined = new Map<Suspicion, number>();
  readonly #challenged = new Map<Suspicion, number>();
  #limited = 0;

  /** Counts a quarantined submission. */
  quarantined(reason: Suspicion): void {
    this.#quarantined.set(reason, (this.#quarantined.get(reason) ?? 0) + 1);
  }

  /** Counts a demand for proof of work. */
  challenged(reason: Suspicion): void {
    this.#challenged.set(reason, (this.#challenged.get(reason) ?? 0) + 1);
  }

  /** Counts a submission beyond the rate limit. */
  limited(): void {
    this.#limited += 1;
  }

  /** In Prometheus' text format. */
  text(): string {
    const lines: string[] = [];
    const family = (name: string, help: string, counts: ReadonlyMap<Suspicion, number>) => {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      for (const [reason, count] of counts) lines.push(`${name}{reason="${reason}"} ${count}`);
    };
    family(
      'canvass_submissions_caught_total',
      'Submissions kept aside as spam, by reason.',
      this.#quarantined,
    );
    family(
      'canvass_proofs_asked_total',
      'Submissions that were asked for proof of work, by reason.',
      this.#challenged,
    );
    lines.push(
      '# HELP canvass_submissions_limited_total Submissions refused because their sender sent too many.',
      '# TYPE canvass_submissions_limited_total counter',
      `canvass_submissions_limited_total ${this.#limited}`,
    );
    return `${lines.join('\n')}\n`;
  }
}
