/** Downloads of a person at the same time; each takes a part of the process. */
const maxAtOnce = 3;
/** How long the end of a run is known. */
const memory = 60_000;
const maxKnown = 1000;

interface Run {
  rows: number;
  endedAt: number | undefined;
}

export interface RunProgress {
  readonly report: (rows: number) => void;
  readonly end: () => void;
}

/** The downloads of this process, so that the app can show how far they got. */
export class ExportRuns {
  readonly #runs = new Map<string, Run>();
  readonly #open = new Map<string, number>();
  #count = 0;

  /** Undefined if the person has too many downloads already. */
  begin(userId: string, name: string | undefined, now: number): RunProgress | undefined {
    this.#forget(now);
    // Counted apart from the names, because a client may give several runs the same one.
    const open = this.#open.get(userId) ?? 0;
    if (open >= maxAtOnce) return undefined;
    this.#open.set(userId, open + 1);
    this.#count += 1;
    const run: Run = { rows: 0, endedAt: undefined };
    this.#runs.set(keyOf(userId, name ?? `unnamed ${this.#count}`), run);
    return {
      report: (rows) => {
        run.rows = rows;
      },
      end: () => {
        if (run.endedAt !== undefined) return;
        run.endedAt = Date.now();
        const left = (this.#open.get(userId) ?? 1) - 1;
        if (left > 0) this.#open.set(userId, left);
        else this.#open.delete(userId);
      },
    };
  }

  progress(userId: string, name: string): { rows: number | null; done: boolean } {
    const run = this.#runs.get(keyOf(userId, name));
    return run === undefined
      ? { rows: null, done: false }
      : { rows: run.rows, done: run.endedAt !== undefined };
  }

  #forget(now: number): void {
    for (const [key, { endedAt }] of this.#runs)
      if (endedAt !== undefined && (endedAt < now - memory || this.#runs.size > maxKnown))
        this.#runs.delete(key);
  }
}

function keyOf(userId: string, name: string): string {
  return `${userId} ${name}`;
}
