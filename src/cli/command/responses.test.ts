import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { CodebookEntry } from '#service/response/export/codebook.ts';

let folder: string;
let form: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-responses-'));
  const { status, stdout, stderr } = canvass(['demo', '--responses', '200', '--data', folder, '--json']);
  assert.equal(status, 0, stderr);
  [form = ''] = JSON.parse(stdout).forms;
});

after(async () => {
  await rm(folder, { recursive: true });
});

function canvass(args: readonly string[]) {
  const env = { PATH: process.env.PATH };
  return spawnSync(process.execPath, ['bin/canvass', ...args], { encoding: 'utf8', env });
}

function exportForm(...args: string[]) {
  return canvass(['responses', 'export', form, '--data', folder, ...args]);
}

it('writes a codebook with which Python reads codes as their labels, as the documents say', async (context) => {
  const file = (name: string) => join(folder, name);
  const codes = ['--headers', 'names', '--choices', 'codes', '--codebook', file('feedback.json')];
  const made = exportForm('--format', 'csv', '--out', file('feedback.csv'), ...codes);
  assert.equal(made.status, 0, made.stderr);
  const book: CodebookEntry[] = JSON.parse(await readFile(file('feedback.json'), 'utf8'));
  const choices = book.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
  assert.ok(choices.length > 0);
  const again = exportForm('--format', 'csv', '--out', file('labels.csv'), '--headers', 'names');
  assert.equal(again.status, 0, again.stderr);
  const labelled: Record<string, string>[] = parse(await readFile(file('labels.csv')), { columns: true });
  const [, script = ''] = /```python\n([\s\S]*?)```/.exec(await readFile('docs/exports.md', 'utf8')) ?? [];
  await writeFile(file('read.py'), `${script}\nprint(json.dumps(rows))\n`);
  const { stdout, error, stderr } = spawnSync('python3', ['read.py'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error !== undefined) return context.skip('python3 is not installed');
  assert.equal(stderr, '');
  const rows: Record<string, string>[] = JSON.parse(stdout);
  assert.equal(rows.length, labelled.length);
  const cells = (all: Record<string, string>[]) => all.map((row) => choices.map((name) => row[name]));
  assert.deepEqual(cells(rows), cells(labelled));
});

it('prints a marker, after which nothing has changed', () => {
  const all = exportForm('--format', 'jsonl', '--out', join(folder, 'all.jsonl'), '--json');
  const { marker, responses } = JSON.parse(all.stdout);
  assert.ok(responses > 0);
  const next = ['--out', join(folder, 'next.jsonl'), '--json', '--since'];
  const increment = exportForm('--format', 'jsonl', ...next, String(marker));
  assert.deepEqual(JSON.parse(increment.stdout), {
    file: join(folder, 'next.jsonl'),
    responses: 0,
    marker,
    complete: false,
    gone: [],
  });
  const wrong = exportForm('--format', 'jsonl', '--out', join(folder, 'no.jsonl'), '--since', 'yesterday');
  assert.match(wrong.stderr, /--since takes a time/);
});
