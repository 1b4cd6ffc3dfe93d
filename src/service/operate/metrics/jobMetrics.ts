import { Counter } from '#kit/metric/counter.ts';
import { familyText, sample } from '#kit/metric/family.ts';

interface JobRuns {
  count: number;
  seconds: number;
  /** Milliseconds since 1970; 0 before the first success. */
  succeededAt: number;
}

/**
 * Runs of background jobs: how long they took, which failed, and when each last succeeded. The label is `task`, because
 * Prometheus names its scrape jobs in a label `job`.
 */
export class JobMetrics {
  readonly #runs = new Map<string, JobRuns>();
  readonly #failures = new Counter(
    { name: 'canvass_job_failures_total', help: 'Runs of background jobs that failed.' },
    'task',
  );

  /** Names a job before its first run, so that a first failure is an increase. */
  announce(job: string): void {
    this.#of(job);
  }

  /** Runs a job and takes down what became of it. */
  async watch<T>(job: string, run: () => Promise<T>): Promise<T> {
    const runs = this.#of(job);
    const begun = performance.now();
    try {
      const result = await run();
      runs.succeededAt = Date.now();
      return result;
    } catch (error) {
      this.#failures.add(job);
      throw error;
    } finally {
      runs.count += 1;
      runs.seconds += (performance.now() - begun) / 1000;
    }
  }

  #of(job: string): JobRuns {
    const known = this.#runs.get(job);
    if (known !== undefined) return known;
    const runs = { count: 0, seconds: 0, succeededAt: 0 };
    this.#runs.set(job, runs);
    this.#failures.start(job);
    return runs;
  }

  text(): string {
    const durations = 'canvass_job_duration_seconds';
    const successes = 'canvass_job_last_success_timestamp_seconds';
    const runs = [...this.#runs];
    return [
      familyText(
        'summary',
        { name: durations, help: 'Time that runs of background jobs took, failed ones included.' },
        runs.flatMap(([job, { count, seconds }]) => [
          sample(`${durations}_sum`, { task: job }, seconds),
          sample(`${durations}_count`, { task: job }, count),
        ]),
      ),
      familyText(
        'gauge',
        { name: successes, help: 'When a background job last succeeded in this process.' },
        runs
          .filter(([, { succeededAt }]) => succeededAt > 0)
          .map(([job, { succeededAt }]) => sample(successes, { task: job }, succeededAt / 1000)),
      ),
      this.#failures.text(),
    ].join('');
  }
}
