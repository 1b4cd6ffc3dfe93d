import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { changeAccent } from '#service/organization/branding/changeAccent.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { OrganizationId } from '#store/tables.ts';
import { addForm, definition } from '../../submission/example.ts';
import { engine as onlyEngine, onSqlite, type TestData } from '../../support/engines.ts';
import { startApp } from '../appService.ts';

/** A PNG header with a size; nothing here reads the image itself. */
function png(width: number, height: number, filling = 0): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, deflateSync(Buffer.alloc(100)), Buffer.alloc(filling)]);
}

async function contents({ folder }: TestData): Promise<number> {
  const names = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return names.filter((name) => name.isFile()).length;
}

onSqlite((engine) => {
  test('the organisation’s branding shows on forms without their own, in every process', async () => {
    await using app = await startApp(engine);
    const { organizationId: organization } = await addForm(app.data.store, {}, { id: 'plain001' });
    const own = {
      ...definition,
      theme: { accent: '#102030', logo: { source: 'data:image/png;base64,AAAA' } },
    };
    await addForm(app.data.store, {}, { id: 'themed01', definition: own, organizationId: organization });
    const client = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const page = async (id: string) => {
      const response = await fetch(`${app.url}/f/${id}`);
      return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
    };
    const [plain, themed] = [await page('plain001'), await page('themed01')];
    assert.match(plain.policy, /img-src data:;/);
    assert.doesNotMatch(plain.html, /class="logo"/);

    // Text on such a light colour is black, and the colour is darkened for text on paper.
    await client.ask('changeBranding', { organization }, { accent: '#ffd400' });
    const coloured = await page('plain001');
    assert.match(coloured.html, /--fill:#ffd400;--onfill:#000000/);
    assert.match(coloured.html, /:root\{color-scheme:light dark;[^}]*--accent:#(?!ffd400)/);

    const { logo } = await client.ask('setLogo', { organization }, png(300, 100));
    const branded = await page('plain001');
    assert.match(branded.policy, /img-src 'self' data:;/);
    assert.ok(branded.html.includes(`<img class="logo" src="${logo}" alt="`), branded.html);
    assert.ok(branded.html.includes(`<link rel="icon" type="image/png" href="${logo}">`), branded.html);
    assert.match(branded.html, /\.logo\{width:168px;height:auto;aspect-ratio:300\/100\}/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(branded.html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(branded.policy.includes(`style-src 'sha256-${hash}'`), 'the policy lets its style through');
    assert.match(branded.html, /\.logo\{width:168px;height:auto;aspect-ratio:300\/100\}/);
    const kept = await page('themed01');
    const look = /<style>.*?<\/style>/s;
    assert.equal(look.exec(kept.html)?.[0], look.exec(themed.html)?.[0], 'its own theme stays as it is');
    // The organisation's logo is the icon of all its forms, also of those with a logo of their own.
    assert.ok(kept.html.includes(`<link rel="icon" type="image/png" href="${logo}">`));
    assert.equal(kept.policy, themed.policy.replace('img-src data:', "img-src 'self' data:"));

    await client.ask('removeLogo', { organization });
    // Through a second store, like another process.
    const { store } = await app.data.openAgain();
    await changeAccent(operatorWrites(store, organization), null, app.time.now);
    assert.equal(look.exec((await page('plain001')).html)?.[0], look.exec(plain.html)?.[0]);
  });

  test('a logo is public as an image and as nothing else, until it is replaced', async () => {
    await using app = await startApp(engine);
    const organization = await app.makeOrganization();
    const client = await app.signedIn(await app.makePerson({ organization }));
    const { logo } = await client.ask('setLogo', { organization }, png(300, 100));
    assert.deepEqual(await client.ask('branding', { organization }), { accent: null, logo });
    const sent = await fetch(app.url + logo);
    assert.equal(sent.status, 200);
    assert.deepEqual(Buffer.from(await sent.arrayBuffer()), png(300, 100));
    const header = (name: string) => sent.headers.get(name);
    assert.equal(header('content-type'), 'image/png');
    assert.equal(header('x-content-type-options'), 'nosniff');
    assert.equal(header('content-security-policy'), "sandbox; default-src 'none'; frame-ancestors 'none'");
    assert.equal(header('cache-control'), 'public, max-age=31536000, immutable');

    const { logo: another } = await client.ask('setLogo', { organization }, png(301, 100));
    assert.notEqual(another, logo);
    assert.equal((await fetch(app.url + logo)).status, 404);
    assert.equal((await fetch(app.url + another)).status, 200);
    await removeUnneeded(app.data, { grace: 0 });
    assert.equal(await contents(app.data), 1, 'the old one is gone from the disk');
    await client.ask('removeLogo', { organization });
    assert.equal((await fetch(app.url + another)).status, 404);
    await removeUnneeded(app.data, { grace: 0 });
    assert.equal(await contents(app.data), 0);
    assert.equal((await fetch(`${app.url}/brand/%00/x`)).status, 404);

    const query = { action: 'branding.changed' } as const;
    const { entries } = await client.ask('audit', { organization }, undefined, { query });
    assert.deepEqual(
      entries.map(({ details }) => details),
      [{ logo: 'removed' }, { logo: 'changed' }, { logo: 'changed' }],
    );
  });

  test('unsupported and too large images are refused', async () => {
    await using app = await startApp(engine);
    const organization: OrganizationId = await app.makeOrganization();
    const client = await app.signedIn(await app.makePerson({ organization }));
    const refused: [string, Buffer][] = [
      ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['nothing', Buffer.alloc(0)],
      ['a picture cut off in its header', png(1, 1).subarray(0, 20)],
      ['a picture without height', png(10, 0)],
      ['a picture with too many pixels', png(4097, 10)],
      ['a picture with too many bytes', png(10, 10, 512 * 1024)],
    ];
    for (const [what, bytes] of refused) {
      const { status, problem } = await client.call('setLogo', { organization }, bytes);
      assert.deepEqual([status, problem], [422, 'image_refused'], what);
    }
    for (const accent of ['red', '#fff', '#12345g', '#000000;}']) {
      const { problem, param } = await client.call('changeBranding', { organization }, { accent });
      assert.deepEqual([problem, param], ['field_invalid', 'accent']);
    }
    assert.deepEqual(await client.ask('branding', { organization }), { accent: null, logo: null });
  });
});

test('large bodies of unauthorised senders are not read', async () => {
  await using app = await startApp(onlyEngine('sqlite'));
  const organization = await app.makeOrganization();
  const { hostname, port } = new URL(app.url);
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '900000' };
  const path = `/app/api/o/${organization}/branding/logo`;
  const sent = request({ hostname, port, path, method: 'PUT', headers });
  sent.on('error', () => undefined);
  // The rest is never sent.
  sent.write(Buffer.alloc(1000));
  const [answer]: { statusCode?: number }[] = await once(sent, 'response');
  sent.destroy();
  assert.equal(answer?.statusCode, 401);
  const long = await app.visitor().call('signIn', {}, { email: 'a@b', password: 'x'.repeat(70_000) });
  assert.deepEqual([long.status, long.problem], [413, 'body_too_large']);
  const client = await app.signedIn(await app.makePerson({ organization }));
  const large = await client.call('setLogo', { organization }, png(300, 100, 1_100_000));
  assert.equal(large.status, 413);
});
