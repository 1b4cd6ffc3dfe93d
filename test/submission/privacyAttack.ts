import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { FormDefinition } from '#form/definition/document.ts';
import type { Store } from '#store/store.ts';

/** Four questions with few options each, like most polls, and an address. */
export const poll: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Vote' },
        { id: 'field2', type: 'one_line_input', label: 'Grade' },
        { id: 'field3', type: 'one_line_input', label: 'Team' },
        { id: 'field4', type: 'email', label: 'Address' },
      ],
    },
  ],
};

export type Vote = Record<'field1' | 'field2' | 'field3' | 'field4', string>;

export const addresses = ['ana', 'bo', 'carol', 'dan'].map((name) => `${name}@corp.example`);

export function* dictionary(): Generator<Vote> {
  for (const field1 of ['yes', 'no'])
    for (const field2 of ['1', '2', '3'])
      for (const field3 of ['it', 'hr', 'sales'])
        for (const field4 of addresses) yield { field1, field2, field3, field4 };
}

export const plainBody = (vote: Vote) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(vote)))
    .digest('hex');

export const plainPerson = (formId: string, address: string) =>
  createHash('sha256')
    .update(JSON.stringify([formId, 'field4', address]))
    .digest('base64url');

/** Every cell of every table. */
export async function everyCell(store: Store): Promise<string[]> {
  const names =
    store.engine === 'sqlite'
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
      : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const cells: string[] = [];
  for (const { name } of (await names.execute(store.read)).rows) {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(name)}`.execute(store.read);
    cells.push(...rows.flatMap((row) => Object.values(row)).map(String));
  }
  return cells;
}

/**
 * Guesses answers from a copy of the database: with the program's own hash function, also keyed with any value
 * in the database.
 */
export async function guessed(store: Store, formId: string): Promise<{ votes: Vote[]; addresses: string[] }> {
  const all = await everyCell(store);
  const cells = new Set(all);
  const keys = ['', ...new Set(all.filter((cell) => cell.length < 200))];
  const isThere = (plain: string) =>
    cells.has(plain) ||
    keys.some((key) => {
      const keyed = createHmac('sha256', key).update(plain).digest();
      return cells.has(keyed.toString('hex')) || cells.has(`k1.${keyed.toString('base64url')}`);
    });
  return {
    votes: [...dictionary()].filter((vote) => isThere(plainBody(vote))),
    addresses: addresses.filter((address) => isThere(plainPerson(formId, address))),
  };
}
