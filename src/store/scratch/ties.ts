import type { DatabaseSync } from 'node:sqlite';

/** The line number of stored items, which come before all lines. */
const stored = 0;

export interface Move {
  line: number;
  from: number;
  to: number;
}

/**
 * Finds the items of a list with a duplicate `created_at`, and the next free millisecond for each. Lists are
 * numbered; each is filled, settled and then queried for the moves of its lines.
 *
 * The first line with a time keeps it, unless a stored item has it. The other lines move in line order, past every
 * time that a line or a stored item had originally, so only items in a tie move. Used times are kept as runs of
 * consecutive milliseconds: a million lines in one second cost a million steps, not their square.
 */
export class Ties {
  readonly #place;
  readonly #readPlaces;
  readonly #clearPlaces;
  readonly #addRun;
  readonly #findRun;
  readonly #stretchRun;
  readonly #dropRun;
  readonly #clearRuns;
  readonly #addMover;
  readonly #readMovers;
  readonly #setTarget;
  readonly #target;

  constructor(database: DatabaseSync) {
    const arrays = (text: string) => {
      const statement = database.prepare(text);
      statement.setReturnArrays(true);
      return statement;
    };
    this.#place = database.prepare('INSERT INTO placed VALUES (?, ?, ?)');
    this.#readPlaces = arrays('SELECT time, line FROM placed WHERE list = ? ORDER BY time, line');
    this.#clearPlaces = database.prepare('DELETE FROM placed WHERE list = ?');
    this.#addRun = database.prepare('INSERT INTO run VALUES (?, ?, ?)');
    this.#findRun = arrays(
      'SELECT first, last FROM run WHERE list = ? AND first <= ? ORDER BY first DESC LIMIT 1',
    );
    this.#stretchRun = database.prepare('UPDATE run SET last = ? WHERE list = ? AND first = ?');
    this.#dropRun = database.prepare('DELETE FROM run WHERE list = ? AND first = ?');
    this.#clearRuns = database.prepare('DELETE FROM run WHERE list = ?');
    this.#addMover = database.prepare('INSERT INTO moved VALUES (?, ?, NULL, ?)');
    this.#readMovers = arrays(
      'SELECT line, time FROM moved WHERE list = ? AND line > ? ORDER BY line LIMIT 500',
    );
    this.#setTarget = database.prepare('UPDATE moved SET target = ? WHERE list = ? AND line = ?');
    this.#target = arrays('SELECT target FROM moved WHERE list = ? AND line = ?');
  }

  /** Adds a line to the list. */
  place(list: number, line: number, time: number): void {
    this.#place.run(list, time, line);
  }

  /** Adds the time of a stored item. */
  occupy(list: number, time: number): void {
    this.#place.run(list, time, stored);
  }

  /** Resolves every tie; calls `onMove` for each, in line order. */
  settle(list: number, onMove: (move: Move) => void): void {
    const movers = this.#sweep(list);
    if (movers > 0) {
      for (const { line, from } of this.#movers(list)) {
        const to = this.#take(list, from);
        this.#setTarget.run(to, list, line);
        onMove({ line, from, to });
      }
    }
    this.#clearRuns.run(list);
    this.#clearPlaces.run(list);
  }

  /** The new time of a line; undefined if it keeps its own. */
  target(list: number, line: number): number | undefined {
    const row = this.#target.get(list, line) as unknown as [number] | undefined;
    return row?.[0];
  }

  /** Scans the list by time and records the lines to move and the runs in use. */
  #sweep(list: number): number {
    let movers = 0;
    let first: number | undefined;
    let last = Number.NEGATIVE_INFINITY;
    for (const row of this.#readPlaces.iterate(list)) {
      const [time, line] = row as unknown as [number, number];
      if (time === last) {
        if (line !== stored) {
          this.#addMover.run(list, line, time);
          movers += 1;
        }
        continue;
      }
      if (time !== last + 1) {
        if (first !== undefined) this.#addRun.run(list, first, last);
        first = time;
      }
      last = time;
    }
    if (first !== undefined) this.#addRun.run(list, first, last);
    return movers;
  }

  *#movers(list: number): Generator<{ line: number; from: number }> {
    for (let after = -1; ; ) {
      const rows = this.#readMovers.all(list, after) as unknown as [number, number][];
      for (const [line, from] of rows) yield { line, from };
      const end = rows.at(-1);
      if (end === undefined) return;
      after = end[0];
    }
  }

  #take(list: number, time: number): number {
    const [first, last] = this.#run(list, time) ?? [time, time];
    const free = last + 1;
    const next = this.#run(list, free + 1);
    if (next !== undefined && next[0] === free + 1) {
      this.#dropRun.run(list, next[0]);
      this.#stretchRun.run(next[1], list, first);
    } else this.#stretchRun.run(free, list, first);
    return free;
  }

  #run(list: number, time: number): [number, number] | undefined {
    return this.#findRun.get(list, time) as unknown as [number, number] | undefined;
  }
}
