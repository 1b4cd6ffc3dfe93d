import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findImpureForms } from './purity.ts';

const messages = (path: string, text: string, others: { path: string; text: string }[] = []) =>
  findImpureForms([{ path, text }, ...others]).map(({ line, message }) => `${line}: ${message}`);

test('the form language must not depend on Node, directly or through a tool', () => {
  assert.equal(messages('src/form/logic/a.ts', "\nimport { hash } from 'node:crypto';").length, 1);
  const tool = { path: 'src/kit/ids.ts', text: "import { randomBytes } from 'node:crypto';" };
  assert.equal(messages('src/form/logic/a.ts', "import { newId } from '#kit/ids.ts';", [tool]).length, 1);
  assert.deepEqual(messages('src/form/logic/a.ts', "import { day } from '#kit/time/day.ts';", [tool]), []);
});

test('schemas give types to the rest of the room and nothing else', () => {
  const schema = "import { option } from '../schema/pieces.ts';";
  assert.equal(messages('src/form/logic/a.ts', schema).length, 1);
  assert.deepEqual(messages('src/form/logic/a.ts', schema.replace('import', 'import type')), []);
  assert.deepEqual(messages('src/form/schema/a.ts', "import { z } from 'zod';"), []);
  assert.equal(messages('src/form/logic/a.ts', "import { z } from 'zod';").length, 1);
  assert.deepEqual(messages('src/form/logic/a.test.ts', "import { z } from 'zod';"), []);
});

test('the engine of patterns is loaded in one place', () => {
  assert.equal(messages('src/form/logic/a.ts', "const { RE2JS } = await import('re2js');").length, 1);
  assert.deepEqual(messages('src/form/pattern/a.ts', "import { RE2JS } from 're2js';"), []);
});
