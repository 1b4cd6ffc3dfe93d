import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit } from '../page/visitor.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'file_upload', label: 'Picture' }] }],
};

test('a link to a file in an export opens with an API key where that was asked for, and else with a session', async () => {
  await using visit = await openVisit('sqlite');
  await visit.form('picture1', definition);
  const { hidden } = await visit.open('/f/picture1');
  const sent = await visit.send('/f/picture1', { ...hidden, field1: new File(['hello'], 'note.txt') });
  assert.equal(sent.response.status, 200);
  const linkOf = (...flags: string[]) => {
    const env = { PATH: process.env.PATH, ...visit.data.env, CANVASS_URL: visit.url };
    const args = ['bin/canvass', 'responses', 'export', 'picture1', '--format', 'jsonl', '--out', '-'];
    const made = spawnSync(process.execPath, [...args, ...flags], { encoding: 'utf8', env });
    assert.equal(made.status, 0, made.stderr);
    const [link = ''] = JSON.parse(made.stdout).field1_links;
    assert.ok(link.startsWith(visit.url), link);
    return link.slice(visit.url.length);
  };
  assert.equal(await visit.api(linkOf('--links', 'api')), 'hello');
  assert.match(linkOf(), /^\/app\/api\/o\/\w+\/forms\/picture1\/responses\/\d+\/files\/[\w-]+$/);
});
