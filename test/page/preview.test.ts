import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { storableJson } from '#kit/text/storableText.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { shell } from '../form/shell.ts';
import { openVisit, type Visit } from './visitor.ts';

const published: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: '', fields: [{ id: 'field1', type: 'comment', label: 'The published question' }] },
  ],
};

const file = (label: string, more = '') => `id: draft001
name: Tea
fields:
  - { id: field1, type: one_line_input, label: ${label}, required: true }
  - { id: field2, type: dropdown, label: Kind, options: [Green, Black] }
  - { id: field3, type: one_line_input, label: Which black }
  - { id: field4, type: file_upload, label: A picture, required: true }
logic:
  - { when: { field: field2, operator: is, value: black }, do: [{ action: show, field: field3 }] }
ending: { title: "Thank you, [field1]" }
settings: { closes_at: 2020-01-01T00:00, max_responses: 1 }
${more}`;

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`the preview of a draft on ${engine}`, () => {
    let visit: Visit;
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    let run: ReturnType<typeof shell>;
    /** The path of the preview with its token. */
    let path: string;

    const push = async (text: string) => {
      await writeFile(join(folder.path, 'tea.yaml'), text);
      const pushed = await run(['form', 'push', 'tea.yaml']);
      assert.equal(pushed.code, 0, pushed.stderr);
    };

    before(async () => {
      visit = await openVisit(engine);
      await visit.form('public01', published);
      folder = await temporaryFolder();
      run = shell(visit.data.env, folder.path);
      await push(file('The first question'));
      const printed = await run(['form', 'preview', 'tea.yaml']);
      assert.equal(printed.code, 0, printed.stderr);
      path = printed.stdout.trim().replace(/^https?:\/\/[^/]+/, '');
    });
    after(async () => {
      await folder[Symbol.asyncDispose]();
      await visit[Symbol.asyncDispose]();
    });

    const stored = async () =>
      (await visit.data.store.read.selectFrom('response').select('id').execute()).length;

    test('the private link shows the draft as its page, and nobody else sees it', async () => {
      const { response, html } = await visit.open(path);
      assert.equal(response.status, 200);
      assert.match(html, /The first question/);
      assert.match(html, /<header class="banner" data-revision="1">Preview of a draft/);
      assert.match(html, /<meta name="robots" content="noindex">/);
      assert.doesNotMatch(html, /rel="canonical"/);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, /frame-ancestors 'self' http:\/\/localhost:\d+$/);
      assert.equal((await visit.open('/f/draft001')).response.status, 404);
      const [address = '', token = ''] = path.split('=');
      for (const wrong of [
        address,
        `${address}=${token.slice(0, -1)}`,
        `${address}=1${token}`,
        path.replace('draft001', 'public01'),
      ]) {
        const refused = await visit.open(wrong);
        assert.equal(refused.response.status, 404, wrong);
        assert.doesNotMatch(refused.html, /question/);
        const state = await visit.open(wrong.replace('/preview', '/preview/state'));
        assert.equal(state.response.status, 404);
      }
    });

    test('sending validates everything, shows the ending and stores nothing', async () => {
      const before = await stored();
      const { hidden } = await visit.open(path);
      const empty = await visit.send(path, { ...hidden, field1: '' });
      assert.equal(empty.response.status, 422);
      assert.match(empty.html, /class="error"/);
      const more = await visit.send(path, { ...hidden, field1: 'Ada', field2: 'black' });
      assert.equal(more.response.status, 200);
      assert.match(more.html, /Which black/);
      const sent = await visit.send(path, {
        ...more.hidden,
        field1: 'Ada',
        field2: 'black',
        field3: 'Assam',
      });
      assert.equal(sent.response.status, 200);
      assert.match(sent.html, /Thank you, Ada/);
      assert.match(sent.html, /Preview of a draft/);
      const picture = new File([Buffer.alloc(100_000)], 'a.png', { type: 'image/png' });
      const withFile = await visit.send(path, { ...hidden, field1: 'Ada', field4: picture });
      assert.match(withFile.html, /Thank you, Ada/);
      assert.equal(await stored(), before);
    });

    test('the script of the page gets the same as JSON', async () => {
      const { hidden } = await visit.open(path);
      const send = async (field1: string) =>
        await fetch(`${visit.url}${path}`, {
          method: 'POST',
          headers: { Accept: 'application/json' },
          body: new URLSearchParams({ ...hidden, field1 }),
        });
      const refused = await send('');
      assert.equal(refused.status, 422);
      const { error } = JSON.parse(await refused.text());
      assert.deepEqual(
        error.fields.map(({ id }: { id: string }) => id),
        ['field1'],
      );
      const sent = await send('Ada');
      assert.equal(sent.status, 201);
      assert.equal(JSON.parse(await sent.text()).ending.title, 'Thank you, Ada');
    });

    test('a change of the draft changes the revision and the page', async () => {
      const revision = async () =>
        JSON.parse((await visit.open(path.replace('/preview', '/preview/state'))).html).revision;
      const first = await revision();
      await push(file('The second question'));
      assert.equal(await revision(), first + 1);
      assert.match((await visit.open(path)).html, /The second question/);
    });

    test('a draft that cannot be calculated says so, and is followed all the same', async () => {
      const cyclic = {
        format: 2,
        pages: [
          {
            id: 'page1',
            label: '',
            fields: [{ id: 'field1', type: 'hidden', label: 'Sum', formula: 'field1 + 1' }],
          },
        ],
      };
      const before = await visit.open(path);
      assert.equal(before.response.status, 200);
      await push(`id: draft001\nname: Tea\npages: ${storableJson(cyclic.pages)}\n`);
      const { response, html } = await visit.open(path);
      assert.equal(response.status, 422);
      assert.match(html, /This draft cannot be shown yet/);
      assert.match(html, /data-revision="\d+"/);
    });

    test('a stored draft that is larger than forms may be is not shown', async () => {
      const fields = Array.from({ length: 1001 }, (_, index) => ({
        id: `field${index + 1}`,
        type: 'comment',
        label: 'Why',
      }));
      const draft = JSON.stringify({ format: 2, pages: [{ id: 'page1', label: '', fields }] });
      await visit.data.store.write(({ db }) =>
        db.updateTable('form').set({ draft }).where('id', '=', 'draft001').execute(),
      );
      const { response, html } = await visit.open(path);
      assert.equal(response.status, 422);
      assert.match(html, /more parts than a form may have/);
    });
  });

test('a preview is opened and sent by one address only so often within a minute', async () => {
  await using visit = await openVisit('sqlite', { CANVASS_SUBMIT_LIMIT: '5' });
  await visit.form('public01', published);
  await using folder = await temporaryFolder();
  const run = shell(visit.data.env, folder.path);
  const { stdout } = await run(['form', 'preview', 'public01']);
  const path = stdout.trim().replace(/^https?:\/\/[^/]+/, '');
  const { hidden } = await visit.open(path);
  const opened: number[] = [];
  const sent: number[] = [];
  // More than the limit of two minutes, in case one ends meanwhile.
  for (let index = 0; index < 8; index += 1) {
    opened.push((await visit.open(path)).response.status);
    sent.push((await visit.send(path, { ...hidden, field1: 'Ada' })).response.status);
  }
  for (const statuses of [opened, sent]) {
    assert.deepEqual(statuses.slice(0, 2), [200, 200]);
    assert.ok(statuses.includes(429), String(statuses));
  }
  const state = await visit.open(path.replace('/preview', '/preview/state'));
  assert.equal(state.response.status, 200);
});

test('form watch pushes every save, and goes on after a mistake', async () => {
  await using visit = await openVisit('sqlite');
  await visit.form('public01', published);
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'tea.yaml');
  await writeFile(path, file('The first question'));
  const program = join(import.meta.dirname, '../../bin/canvass');
  const watching = spawn(process.execPath, [program, 'form', 'watch', 'tea.yaml'], {
    cwd: folder.path,
    env: { ...process.env, ...visit.data.env },
  });
  let said = '';
  const waiting = new Set<() => void>();
  for (const stream of [watching.stdout, watching.stderr])
    stream.on('data', (piece) => {
      said += piece;
      for (const look of waiting) look();
    });
  const until = (wanted: RegExp) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!wanted.test(said)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  try {
    await until(/Preview: .*\n[\s\S]*press Ctrl-C/);
    const [, link = ''] = /Preview: https?:\/\/[^/]+(\S+)/.exec(said) ?? [];
    assert.match((await visit.open(link)).html, /The first question/);
    await writeFile(path, file('The second question', 'colour: red\n'));
    await until(/unknown key "colour"/);
    await writeFile(path, file('The third question'));
    await until(/The third question/);
    assert.match((await visit.open(link)).html, /The third question/);
  } finally {
    watching.kill('SIGINT');
    await once(watching, 'exit');
  }
});
