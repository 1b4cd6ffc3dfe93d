import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseTests } from '../../chooseTests.ts';
import { readImportGraph } from './importGraph.ts';
import { testsThatReach } from './testsThatReach.ts';

const root = join(import.meta.dirname, '../../..');
const graph = readImportGraph(root);
const tests = chooseTests(root, []);

/** Which of the tests run when the file changes. */
function reached(file: string): string[] {
  assert.ok(graph.has(file) || [...graph.values()].some((needed) => needed.includes(file)), file);
  return testsThatReach(graph, tests, new Set([file])).map((reach) => reach.test);
}

function assertReached(file: string, expected: { yes: readonly string[]; no: readonly string[] }): void {
  const found = reached(file);
  for (const path of expected.yes) assert.ok(found.includes(path), `${file} must run ${path}`);
  for (const path of expected.no) assert.ok(!found.includes(path), `${file} must not run ${path}`);
}

test('a test reaches what it imports, the nearest first', () => {
  assert.equal(reached('src/form/type/rating/behaviour.ts')[0], 'src/form/type/rating/behaviour.test.ts');
  assertReached('src/kit/ids.ts', {
    yes: ['src/kit/ids.test.ts', 'test/store/lists.test.ts'],
    no: ['src/form/type/rating/behaviour.test.ts'],
  });
});

test('a change of the server runs the tests that start it, and not those of pure code', () => {
  assertReached('src/http/api/v2/forms.ts', {
    yes: ['test/property/processes.test.ts', 'test/fault/submissions.test.ts', 'test/api/lists.test.ts'],
    no: ['src/form/type/rating/behaviour.test.ts', 'web/ui/tokens.test.ts'],
  });
});

test('a script that a test starts by its path is reached', () => {
  assertReached('test/content/holder.ts', {
    yes: ['test/content/lease.test.ts'],
    no: ['test/store/lists.test.ts'],
  });
});

test('templates, documents, style and texts reach the tests that read them', () => {
  assertReached('templates/contact.yaml', {
    yes: ['test/form/shipped.test.ts'],
    no: ['test/store/lists.test.ts'],
  });
  assertReached('docs/errors.md', { yes: ['src/contract/problem.test.ts'], no: ['src/kit/ids.test.ts'] });
  assertReached('web/ui/tokens.css', { yes: ['web/ui/tokens.test.ts'], no: ['src/kit/ids.test.ts'] });
  assertReached('src/render/style/field/table.css', {
    yes: ['src/render/style/pageStyle.test.ts', 'test/e2e/formPage.test.ts'],
    no: ['src/kit/ids.test.ts'],
  });
  assertReached('web/admin/texts/catalogue/form/frame/de.json', {
    yes: ['test/e2e/app/screens.test.ts'],
    no: ['test/store/lists.test.ts'],
  });
  assertReached('web/admin/texts/catalogue/organization/fr.json', {
    yes: ['web/admin/texts/texts.test.ts', 'web/admin/screen/organization/audit/entry/describeEntry.test.ts'],
    no: ['test/store/lists.test.ts'],
  });
  assertReached('src/store/migration/0001_first.ts', {
    yes: ['test/store/migration.test.ts'],
    no: ['src/kit/ids.test.ts'],
  });
});

test('a screen runs the browser tests of its area, and a shared component all', () => {
  assertReached('web/admin/screen/response/responseTable.tsx', {
    yes: ['test/e2e/app/response/responses.test.ts', 'test/e2e/app/screens.test.ts'],
    no: [
      'test/e2e/app/account/journeyProof.test.ts',
      'test/e2e/formPage.test.ts',
      'test/store/lists.test.ts',
    ],
  });
  assertReached('web/ui/button/button.tsx', {
    yes: ['test/e2e/app/response/responses.test.ts', 'test/e2e/app/account/journeyProof.test.ts'],
    no: ['test/e2e/formPage.test.ts'],
  });
  assertReached('web/page/main.ts', {
    yes: ['test/e2e/formPage.test.ts'],
    no: ['test/store/lists.test.ts'],
  });
});
