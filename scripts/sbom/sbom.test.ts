import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { isFullRun } from '../../test/support/fullRun.ts';
import { bundleEmbed, bundlePage } from '../build/bundle.ts';
import { bundleAdmin } from '../build/bundleAdmin.ts';
import type { Bom } from './cycloneDx.ts';

/** The list is derived from the lock file; full runs also bundle everything and compare. */
const skip = isFullRun ? false : 'in full runs';
const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The CycloneDX 1.6 schema of the parts that the script writes. */
const component = {
  type: 'object',
  required: ['type', 'name', 'version', 'bom-ref', 'purl'],
  additionalProperties: false,
  properties: {
    type: { enum: ['application', 'library'] },
    'bom-ref': { type: 'string', minLength: 1 },
    group: { type: 'string' },
    name: { type: 'string', minLength: 1 },
    version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
    scope: { enum: ['required', 'optional', 'excluded'] },
    purl: { type: 'string', pattern: '^pkg:npm/(%40[\\w.-]+/)?[\\w.-]+@\\d' },
    hashes: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['alg', 'content'],
        properties: {
          alg: { enum: ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] },
          content: { type: 'string', pattern: '^([0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$' },
        },
      },
    },
    licenses: {
      type: 'array',
      maxItems: 1,
      items: {
        oneOf: [
          { type: 'object', required: ['expression'], properties: { expression: { type: 'string' } } },
          {
            type: 'object',
            required: ['license'],
            properties: { license: { required: ['id'], type: 'object' } },
          },
        ],
      },
    },
    externalReferences: {
      type: 'array',
      items: { type: 'object', required: ['type', 'url'], properties: { type: { const: 'distribution' } } },
    },
    properties: { type: 'array', items: { type: 'object', required: ['name', 'value'] } },
  },
};
const schema = {
  type: 'object',
  required: ['bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata', 'components', 'dependencies'],
  additionalProperties: false,
  properties: {
    bomFormat: { const: 'CycloneDX' },
    specVersion: { const: '1.6' },
    serialNumber: {
      type: 'string',
      pattern: '^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    },
    version: { const: 1 },
    metadata: { type: 'object', required: ['component'], properties: { component } },
    components: { type: 'array', items: component, uniqueItems: true },
    dependencies: {
      type: 'array',
      items: {
        type: 'object',
        required: ['ref', 'dependsOn'],
        properties: { dependsOn: { type: 'array', uniqueItems: true, items: { type: 'string' } } },
      },
    },
  },
};

let folder: string;
let bom: Bom;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  bom = JSON.parse(await write('a.json'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function write(name: string): Promise<string> {
  const path = join(folder, name);
  await run(process.execPath, [join(root, 'scripts/sbom.ts'), path], { cwd: folder });
  return await readFile(path, 'utf8');
}

test('it has the shape of CycloneDX 1.6, and every reference leads to a component', () => {
  const ajv = new Ajv({ strict: false });
  assert.ok(ajv.validate(schema, bom), JSON.stringify(ajv.errors?.slice(0, 5)));
  const refs = new Set([bom.metadata.component, ...bom.components].map((each) => each['bom-ref']));
  assert.equal(refs.size, bom.components.length + 1);
  assert.deepEqual(
    bom.dependencies.map(({ ref }) => ref).sort(),
    [...refs].sort(),
    'each component says what it needs',
  );
  for (const { ref, dependsOn } of bom.dependencies)
    for (const need of dependsOn) assert.ok(refs.has(need), `${ref} needs ${need}`);
});

test('it is the same letter for letter when it is written again', { skip }, async () => {
  assert.equal(await write('b.json'), await readFile(join(folder, 'a.json'), 'utf8'));
});

test('it lists what the server loads and what browsers load, and no tools of development', async () => {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const usedBy = (name: string) => {
    const found = bom.components.find(
      (each) => (each.group ? `${each.group}/${each.name}` : each.name) === name,
    );
    return found?.properties?.map(({ value }) => value).join(' ');
  };
  for (const name of [...Object.keys(manifest.dependencies), 'pdfkit', 'fontkit', 'bidi-js', 'linebreak'])
    assert.match(usedBy(name) ?? 'missing', /server/, name);
  for (const name of ['react', '@base-ui/react', '@fontsource-variable/inter', '@tanstack/react-query'])
    assert.equal(usedBy(name), 'browser');
  for (const name of [
    'typescript',
    '@biomejs/biome',
    'playwright-core',
    'autocannon',
    'oidc-provider',
    '@types/node',
  ])
    assert.equal(usedBy(name), undefined, name);
});

test('every package that is bundled for browsers is in it', { skip }, async () => {
  const listed = new Set(bom.components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  const bundles = [await bundleAdmin(root), await bundlePage(root), await bundleEmbed(root)];
  const packages = new Set(
    bundles
      .flatMap(({ modules }) => modules)
      .flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  assert.ok(packages.has('react-dom'), [...packages].join(', '));
  assert.deepEqual(
    [...packages].filter((name) => !listed.has(name)),
    [],
  );
});
