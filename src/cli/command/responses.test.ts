import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
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

it('writes a codebook with codes, values and labels', async () => {
  const file = (name: string) => join(folder, name);
  const codes = ['--headers', 'names', '--choices', 'codes', '--codebook', file('feedback.json')];
  const made = exportForm('--format', 'csv', '--out', file('feedback.csv'), ...codes);
  assert.equal(made.status, 0, made.stderr);
  const book: CodebookEntry[] = JSON.parse(await readFile(file('feedback.json'), 'utf8'));
  const rows: Record<string, string>[] = parse(await readFile(file('feedback.csv')), { columns: true });
  const again = exportForm('--format', 'csv', '--out', file('labels.csv'), '--headers', 'names');
  assert.equal(again.status, 0, again.stderr);
  const labelled: Record<string, string>[] = parse(await readFile(file('labels.csv')), { columns: true });
  const choices = book.filter(({ kind }) => kind === 'choice');
  assert.ok(choices.length > 0 && rows.length > 0);
  for (const { name, values = [] } of choices) {
    const labels = new Map(values.map(({ code, label }) => [String(code), label]));
    assert.deepEqual(
      rows.map((row) => labels.get(row[name] ?? '') ?? ''),
      labelled.map((row) => row[name]),
    );
  }
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

it('refuses a marker of another state of the installation', async () => {
  const other = join(folder, 'restored');
  const exportRestored = (since?: string) => {
    const args = ['--format', 'jsonl', '--out', join(folder, 'restored.jsonl'), '--force', '--json'];
    const from = since === undefined ? [] : ['--since', since];
    const made = canvass(['responses', 'export', form, '--data', other, ...args, ...from]);
    return { status: made.status, ...JSON.parse(made.stdout || made.stderr) };
  };
  const archive = join(folder, 'kept.tar');
  for (const args of [
    ['backup', archive, '--data', folder],
    ['restore', archive, '--data', other],
  ]) {
    const made = canvass(args);
    assert.equal(made.status, 0, made.stderr);
  }
  const { marker } = JSON.parse(
    exportForm('--format', 'jsonl', '--out', join(folder, 'before.jsonl'), '--json').stdout,
  );
  const [number = ''] = marker.split('-');
  for (const since of ['999999999999', marker]) {
    const refused = exportRestored(since);
    assert.equal(refused.status, 1, since);
    assert.equal(refused.error.code, 'marker_foreign');
  }
  assert.equal(exportRestored(number).status, 0, 'markers of earlier versions are numbers');
  const restored = exportRestored();
  assert.notEqual(restored.marker, marker);
  assert.equal(restored.marker.split('-')[0], number);
  assert.equal(exportRestored(restored.marker).status, 0);
});

it('writes a script beside a CSV, which has codes and whole texts then', async (context) => {
  const file = (name: string) => join(folder, name);
  const made = exportForm('--format', 'csv', '--out', file('data.csv'), '--script', file('data.py'));
  assert.equal(made.status, 0, made.stderr);
  const usual = exportForm('--format', 'csv', '--out', file('plain.csv'), '--headers', 'names');
  assert.equal(usual.status, 0, usual.stderr);
  const plain: Record<string, string>[] = parse(await readFile(file('plain.csv')), { columns: true });
  for (const [name, problem] of [
    ['data.txt', /file\.R, file\.py or file\.sps/],
    ['data.py', /already exists/],
  ] as const)
    assert.match(
      exportForm('--format', 'csv', '--out', file('no.csv'), '--script', file(name)).stderr,
      problem,
    );
  const wrong = exportForm('--format', 'xlsx', '--out', file('no.xlsx'), '--script', file('no.R'));
  assert.match(wrong.stderr, /--format csv/);
  const print = 'import json, data; print(json.dumps(data.responses, default=str))';
  const ran = spawnSync('python3', ['-c', print], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  if (ran.error !== undefined) return context.skip('python3 is not installed: the script is NOT run');
  assert.equal(ran.stderr, '');
  const rows: Record<string, unknown>[] = JSON.parse(ran.stdout);
  assert.equal(rows.length, plain.length);
  const book: CodebookEntry[] = JSON.parse(await readFile(file('feedback.json'), 'utf8'));
  for (const { name, kind } of book) {
    if (kind !== 'choice') continue;
    assert.deepEqual(
      rows.map((row) => row[name] ?? ''),
      plain.map((row) => row[name]),
    );
  }
});

it('links files for members who are signed in, or for programs with a key', async () => {
  const links = async (kind: string) => {
    const file = join(folder, `links-${kind}.jsonl`);
    const args = ['--format', 'jsonl', '--out', file, '--links', kind, '--data', folder];
    const made = canvass(['responses', 'export', 'Something is broken', ...args]);
    assert.equal(made.status, 0, made.stderr);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    return lines.flatMap((line) =>
      Object.entries<string[] | null>(JSON.parse(line)).flatMap(([name, cell]) =>
        name.endsWith('_links') ? (cell ?? []) : [],
      ),
    );
  };
  const [forMembers, forPrograms] = [await links('app'), await links('api')];
  assert.ok(forMembers.length > 0 && forPrograms.length === forMembers.length);
  for (const link of forMembers) assert.match(link, /^http:\/\/localhost:3000\/app\/api\/o\//);
  for (const link of forPrograms) assert.match(link, /^http:\/\/localhost:3000\/v2\/files\/[\w-]+\/content$/);
});
