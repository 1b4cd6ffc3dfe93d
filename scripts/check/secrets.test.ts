import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnlistedSecrets } from './secrets.ts';

const row = (...names: string[]) => `| a | b | ${names.map((name) => `\`${name}\``).join(', ')} |`;
const inventory = (keys: readonly string[], functions: readonly string[]) => [
  {
    path: 'docs/security/data-and-keys.md',
    text: `# Data\n\n## Keys\n\n${row(...keys)}\n\n## Costly functions\n\n${row(...functions)}\n`,
  },
];

const code = [
  { path: 'src/kit/seal.ts', text: "import { createCipheriv, randomBytes } from 'node:crypto';" },
  { path: 'src/kit/id.ts', text: "import { randomBytes } from 'node:crypto';" },
  { path: 'src/kit/seal.test.ts', text: "import { createHmac } from 'node:crypto';" },
  { path: 'src/service/keys.ts', text: "export type SecretPurpose =\n  | 'session'\n  | 'mail';" },
  {
    path: 'src/store/tables.ts',
    text: 'interface Tables {\n  api_key: {\n    /** hash: of it */\n    hash: string;\n  };\n  secret: { id: string; sealed: string };\n}',
  },
  { path: 'src/service/maker.ts', text: 'this.#worker = new Worker(url);' },
  {
    path: 'src/contract/problem.ts',
    text: '{\n  pdf_busy: {\n    status: 503,\n  },\n  gone: { status: 404 },\n}',
  },
];
/** Forms of imports and calls that each have to be named. */
const more = {
  keys: [
    "import {\n  createHmac,\n  randomBytes,\n} from 'node:crypto';",
    "import crypto from 'node:crypto';\ncrypto.createHmac('sha256', key);",
    "import * as crypto from 'node:crypto';\ncrypto.sign('sha256', text, key);",
  ],
  functions: [
    'const turns = new FairLimiter({ atOnce: 1 });',
    'this.#thread = new HelperThread({ file });',
    "import { fork } from 'node:child_process';",
    "import zlib, { crc32 } from 'node:zlib';",
    "import {\n  createGunzip,\n  createGzip,\n} from 'node:zlib';",
    "import {\n  argon2,\n  randomBytes,\n} from 'node:crypto';",
    "stream(200, 'text/event-stream', events);",
  ],
};
const keys = ['src/kit/seal.ts', 'session', 'mail', 'api_key.hash', 'secret.sealed'];
const functions = ['src/service/maker.ts', 'pdf_busy'];

test('an inventory that names everything has no findings', () => {
  assert.deepEqual(findUnlistedSecrets(code, inventory(keys, functions)), []);
});

for (const [offset, name] of [...keys, ...functions].entries())
  test(`${name} may not be forgotten`, () => {
    const others = (names: readonly string[]) => names.filter((each) => each !== name);
    const found = findUnlistedSecrets(code, inventory(others(keys), others(functions)));
    assert.equal(found.length, 1, String(offset));
    assert.match(found[0]?.message ?? '', new RegExp(`does not name ${name}$`));
  });

for (const [kind, texts] of Object.entries(more))
  for (const text of texts)
    test(`${kind}: ${text.replaceAll('\n', ' ')}`, () => {
      const added = { path: 'src/service/added.ts', text };
      const found = findUnlistedSecrets([...code, added], inventory(keys, functions));
      const heading = kind === 'keys' ? 'Keys' : 'Costly functions';
      assert.ok(found.some(({ file, message }) => file === added.path && message.includes(`"${heading}"`)));
    });

test('what the code no longer has may not stay in the inventory', () => {
  const found = findUnlistedSecrets(code, inventory([...keys, 'old.sealed'], functions));
  assert.deepEqual(
    found.map(({ file, message }) => [file, message]),
    [['docs/security/data-and-keys.md', '"Keys" names old.sealed, which the code does not have']],
  );
});
