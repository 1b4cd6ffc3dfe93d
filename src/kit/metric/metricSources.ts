import { Counter } from './counter.ts';

/** Families that are read when somebody asks for the metrics. */
export interface MetricSource {
  /** The label in `canvass_metrics_errors_total`. */
  readonly name: string;
  /** Families in Prometheus' text format. */
  read(): string | Promise<string>;
  /** How many milliseconds a reading stands for later ones; 0 reads each time. */
  readonly maxAge?: number;
  /** Whether a reading may take minutes: until it is done the last one stands. */
  readonly isLong?: boolean;
}

interface Reading {
  text: string | undefined;
  /** When it was read, by `performance.now()`. */
  at: number;
  underWay: Promise<void> | undefined;
}

/** Prometheus gives up after ten seconds and then has none of the families. */
const usualPatience = 2000;

/**
 * Reads families on demand. One that fails, or that takes too long, is left out and counted, so that the others can be read
 * while the database hangs. A source is read once at a time, however many ask.
 */
export class MetricSources {
  readonly #sources: readonly (readonly [MetricSource, Reading])[];
  readonly #patience: number;
  readonly #errors = new Counter(
    {
      name: 'canvass_metrics_errors_total',
      help: 'Readings of metrics that failed or took too long, by source.',
    },
    'source',
  );

  constructor(sources: readonly MetricSource[], { patience = usualPatience }: { patience?: number } = {}) {
    this.#patience = patience;
    this.#sources = sources.map((source) => {
      this.#errors.start(source.name);
      return [source, { text: undefined, at: Number.NEGATIVE_INFINITY, underWay: undefined }];
    });
  }

  async text(): Promise<string> {
    const { promise: tooLate, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => resolve('late'), this.#patience);
    try {
      const texts = await Promise.all(
        this.#sources.map(([source, reading]) => this.#read(source, reading, tooLate)),
      );
      return texts.join('') + this.#errors.text();
    } finally {
      clearTimeout(timer);
    }
  }

  async #read(source: MetricSource, reading: Reading, tooLate: Promise<'late'>): Promise<string> {
    const { maxAge = 0, isLong = false } = source;
    if (reading.text !== undefined && performance.now() - reading.at < maxAge) return reading.text;
    reading.underWay ??= this.#begin(source, reading);
    if (isLong && reading.text !== undefined) return reading.text;
    const outcome = await Promise.race([reading.underWay, tooLate]);
    if (outcome === 'late' && !isLong) {
      this.#errors.add(source.name);
      return '';
    }
    return reading.text ?? '';
  }

  async #begin(source: MetricSource, reading: Reading): Promise<void> {
    try {
      reading.text = await source.read();
      reading.at = performance.now();
    } catch {
      this.#errors.add(source.name);
      reading.text = undefined;
    } finally {
      reading.underWay = undefined;
    }
  }
}
