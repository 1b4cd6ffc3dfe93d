import type { DatabaseSync } from 'node:sqlite';
import { openScratch } from './scratch.ts';
import { Ties } from './ties.ts';

export type ItemKind = 'workspace' | 'form' | 'file';

export interface NamingAnswer {
  form_id: string;
  response_id: number;
  field_id: string;
}

/** An index over all lines of an archive. */
export class ArchiveIndex {
  readonly ties: Ties;
  readonly #database: DatabaseSync;
  readonly #addItem;
  readonly #setPlan;
  readonly #plan;
  readonly #byName;
  readonly #see;
  readonly #forget;
  readonly #name;
  readonly #firstNaming;
  readonly #naming;
  readonly #unlisted;

  constructor(folder: string) {
    const database = openScratch(folder);
    this.#database = database;
    this.ties = new Ties(database);
    this.#addItem = database.prepare('INSERT OR IGNORE INTO item VALUES (?, ?, ?, ?)');
    this.#setPlan = database.prepare('UPDATE item SET plan = ? WHERE kind = ? AND id = ?');
    this.#plan = database.prepare('SELECT plan FROM item WHERE kind = ? AND id = ?');
    this.#byName = database.prepare(
      'SELECT 1 FROM item WHERE kind = ?1 AND id = ?2 UNION ALL SELECT 1 FROM item WHERE kind = ?1 AND name = ?2',
    );
    this.#see = database.prepare('INSERT OR IGNORE INTO seen VALUES (?, ?)');
    this.#forget = database.prepare('DELETE FROM seen WHERE list = ?');
    this.#name = database.prepare('INSERT INTO named VALUES (?, ?, ?, ?)');
    const answer = 'SELECT form_id, response_id, field_id FROM named WHERE file_id = ?';
    this.#firstNaming = database.prepare(`${answer} ORDER BY rowid LIMIT 1`);
    this.#naming = database.prepare(`${answer} AND response_id = ? ORDER BY rowid LIMIT 1`);
    this.#unlisted = database.prepare(`
      SELECT DISTINCT file_id FROM named WHERE file_id > ?
        AND NOT EXISTS (SELECT 1 FROM item WHERE kind = 'file' AND id = file_id)
      ORDER BY file_id LIMIT 200`);
  }

  /** False if the id is a duplicate. `fileName` is the name of the id's file, if it differs. */
  addItem(kind: ItemKind, id: string, fileName: string, plan: unknown): boolean {
    const name = fileName === id ? null : fileName;
    return this.#addItem.run(kind, id, name, JSON.stringify(plan)).changes === 1;
  }

  setPlan(kind: ItemKind, id: string, plan: unknown): void {
    this.#setPlan.run(JSON.stringify(plan), kind, id);
  }

  /** The plan stored for the item; undefined for an id without a line. */
  plan<Plan>(kind: ItemKind, id: string): Plan | undefined {
    const row = this.#plan.get(kind, id);
    return row === undefined ? undefined : (JSON.parse(String(row.plan)) as Plan);
  }

  has(kind: ItemKind, id: string): boolean {
    return this.#plan.get(kind, id) !== undefined;
  }

  hasFileName(kind: ItemKind, fileName: string): boolean {
    return this.#byName.get(kind, fileName) !== undefined;
  }

  /** False if the list already contains the number. */
  see(list: number, id: number): boolean {
    return this.#see.run(list, id).changes === 1;
  }

  forgetSeen(list: number): void {
    this.#forget.run(list);
  }

  nameFile(fileId: string, answer: NamingAnswer): void {
    this.#name.run(fileId, answer.form_id, answer.response_id, answer.field_id);
  }

  /** The first answer that names the file, in the given response if there is one. */
  namingAnswer(fileId: string, responseId: number | undefined): NamingAnswer | undefined {
    const row =
      responseId === undefined ? this.#firstNaming.get(fileId) : this.#naming.get(fileId, responseId);
    return row as NamingAnswer | undefined;
  }

  /** Files that answers name but no line lists, in batches of a few hundred. */
  *namedButUnlisted(): Generator<string[]> {
    for (let after = ''; ; ) {
      const ids = this.#unlisted.all(after).map((row) => String(row.file_id));
      const last = ids.at(-1);
      if (last === undefined) return;
      yield ids;
      after = last;
    }
  }

  close(): void {
    this.#database.close();
  }
}
