import { DatabaseSync, type StatementSync } from 'node:sqlite';

interface Prepared {
  statement: StatementSync;
  /** Whether the statement returns rows. */
  reads: boolean;
}

/** One connection with its prepared statements, each compiled once. */
export class Connection {
  readonly handle: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(path: string, options: { readOnly?: boolean } = {}) {
    this.handle = new DatabaseSync(path, { readOnly: options.readOnly ?? false, timeout: 10_000 });
    // Deleted rows are overwritten with zeros; pages that became free wait for `ErasedBytes`, as zeroing each costs a write.
    this.handle.exec('PRAGMA secure_delete = FAST');
  }

  prepare(text: string): StatementSync {
    return this.prepareAny(text).statement;
  }

  prepareAny(text: string): Prepared {
    let prepared = this.#statements.get(text);
    if (prepared === undefined) {
      const statement = this.handle.prepare(text);
      prepared = { statement, reads: statement.columns().length > 0 };
      this.#statements.set(text, prepared);
    }
    return prepared;
  }

  /** Like {@link prepare}, but rows are arrays: no keys are built for each row. */
  prepareArrays(text: string): StatementSync {
    const statement = this.handle.prepare(text);
    statement.setReturnArrays(true);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    if (this.handle.isOpen) this.handle.close();
  }
}

/**
 * WAL with synchronous=FULL: commits survive a power cut. Pages of 8 KB hold four typical responses, which
 * halves the reads of a long scan. No mmap: it kept a full scan resident. A `Checkpointer` copies the log at 32 MB;
 * SQLite itself does so only if that fails, at ten times as much.
 */
export function openMain(path: string): Connection {
  const connection = new Connection(path);
  connection.handle.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -32000;
    PRAGMA wal_autocheckpoint = 40000;
    PRAGMA temp_store = MEMORY;
  `);
  return connection;
}
