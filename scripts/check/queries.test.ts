import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findStrayQueries, findUnownedForms } from './queries.ts';

function lines(path: string, text: string): number[] {
  return findStrayQueries([{ path, text }]).map(({ line }) => line);
}

test('a query outside the store is found, with its line', () => {
  for (const builder of ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'])
    assert.deepEqual(lines('src/main.ts', `const { read } = store;\nawait read\n  .${builder}('form')`), [3]);
  const imports = [
    `import { sql } from 'kysely';`,
    `import {\n  type Selectable,\n  sql,\n} from "kysely";`,
    `import * as kysely from 'kysely';`,
    `import pg from 'pg';`,
    `export { sql } from 'kysely';`,
    `const { sql } = await import('kysely');`,
    `import { DatabaseSync } from 'node:sqlite';`,
  ];
  for (const text of imports) assert.equal(lines('src/http/site/health.ts', text).length, 1, text);
});

test('the store, the tests, the benchmarks and the scripts may ask', () => {
  const text = `import { sql } from 'kysely';\ndb.selectFrom('form');`;
  for (const path of [
    'src/store/query/form/form.ts',
    'src/http/a.test.ts',
    'test/a.ts',
    'bench/a.ts',
    'scripts/a.ts',
  ])
    assert.deepEqual(lines(path, text), [], path);
});

test('row types and mere mentions of queries are ignored', () => {
  const good = [
    `import type { Insertable } from 'kysely';`,
    `import { a } from './a.ts';\nimport type { Selectable } from 'kysely';`,
    `import a from './a.ts'\nimport type { Selectable } from 'kysely'`,
    `// see selectFrom\n/* import { sql } from 'kysely' */`,
    `const place = insertIntoList(1);`,
    `const name = 'pg';`,
  ];
  for (const text of good) assert.deepEqual(lines('src/service/a.ts', text), [], text);
});

test('a condition on a form without its organisation is found', () => {
  const unowned = (text: string) =>
    findUnownedForms([{ path: 'src/store/query/form/form.ts', text }]).map(({ line }) => line);
  const organization = `.where('organization_id', '=', organizationId)`;
  const form = `.where('form_id', '=', formId)`;
  assert.deepEqual(unowned(`db\n  .selectFrom('file')\n  ${form}`), [3]);
  assert.deepEqual(unowned(`${organization}\n  .where('id', '=', id)\n  ${form}`), [3]);
  assert.deepEqual(unowned(`.where('a.organization_id', '=', id)\n.where('b.form_id', '=', formId)`), [1]);
  for (const owned of [
    `${organization}\n  ${form}`,
    `.where('a.organization_id', '=', f(x))\n.where('a.form_id', '=', formId)`,
    `.$call(ofForm(organizationId, formId))`,
  ])
    assert.deepEqual(unowned(owned), [], owned);
});
