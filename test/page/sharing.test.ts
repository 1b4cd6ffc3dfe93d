import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { readQrCode } from '#render/share/testing/readQrCode.ts';
import { readQrPicture } from '#render/share/testing/readQrPicture.ts';
import { renameOrganization } from '#store/query/organization/organization.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { shell } from '../form/shell.ts';
import { openVisit, type Visit } from './visitor.ts';

const survey: FormDefinition = {
  format: 2,
  title: 'Coffee & cake',
  description: 'Which is <best>?',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [{ id: 'field1', type: 'one_line_input', label: 'Name', required: true }],
    },
  ],
};
const leaving: FormDefinition = { ...survey, ending: { redirect: 'https://example.org/thanks' } };

describe('sharing a form', () => {
  let visit: Visit;
  /** The public address. */
  let site: string;

  before(async () => {
    visit = await openVisit('sqlite');
    site = visit.url.replace('127.0.0.1', 'localhost');
    await visit.form('shared01', survey, { slug: 'coffee-cake' });
    await visit.form('listed01', survey, { search_engines: true });
    await visit.form('secret01', survey, { password_hash: await hashPassword('open sesame') });
    await visit.form('closed01', survey, { closes_at: '2020-01-01T00:00' });
    await visit.form('person01', survey, { one_per_person: { by: 'link' } });
    await visit.form('leaving1', leaving);
  });
  after(async () => await visit[Symbol.asyncDispose]());

  const oembed = async (query: Record<string, string>) => {
    const response = await fetch(`${visit.url}/oembed?${new URLSearchParams(query)}`);
    return { response, text: await response.text() };
  };

  test('its head has the canonical address, title, description and the oEmbed endpoint', async () => {
    const url = `${site}/f/coffee-cake`;
    for (const path of ['/f/shared01?field1=Ana', '/f/coffee-cake']) {
      const { html } = await visit.open(path);
      assert.ok(html.includes(`<link rel="canonical" href="${url}">`));
      assert.ok(html.includes(`<meta property="og:url" content="${url}">`));
      assert.ok(html.includes('<meta property="og:title" content="Coffee &#38; cake">'));
      assert.ok(
        html.includes(
          '<meta name="description" property="og:description" content="Which is &#60;best&#62;?">',
        ),
      );
      const [, found = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
      assert.match(await (await fetch(found)).text(), /"type":"rich".*"title":"Coffee & cake"/);
    }
  });

  test('its picture is at an address that others can fetch', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const own = { cover: { source: `data:image/png;base64,${pixel}` } };
    await visit.form('hills001', { ...survey, theme: { cover: { source: 'picture:hills' } } });
    await visit.form('pixel001', { ...survey, theme: own });
    await visit.form(
      'pixel002',
      { ...survey, theme: own },
      { password_hash: await hashPassword('open sesame') },
    );
    const pictureOf = async (id: string) =>
      /<meta property="og:image" content="([^"]+)">/.exec((await visit.open(`/f/${id}`)).html)?.[1] ?? '';
    const hills = await fetch(await pictureOf('hills001'));
    assert.deepEqual([hills.status, hills.headers.get('content-type')], [200, 'image/jpeg']);
    const address = await pictureOf('pixel001');
    assert.equal(address, `${site}/f/pixel001/picture?version=1`);
    const picture = await fetch(address);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    assert.equal(picture.headers.get('content-security-policy')?.split(';')[0], 'sandbox');
    assert.equal(Buffer.from(await picture.arrayBuffer()).toString('base64'), pixel);
    assert.equal(await pictureOf('shared01'), '');
    assert.equal((await fetch(`${site}/f/pixel002/picture`)).status, 404);
    assert.equal((await fetch(`${site}/f/hills001/picture`)).status, 404);
  });

  test('its site is the organisation, also after it was renamed', async () => {
    const siteOf = async () =>
      /<meta property="og:site_name" content="([^"]+)">/.exec((await visit.open('/f/shared01')).html)?.[1];
    const { data } = visit;
    const [organization] = await data.store.read.selectFrom('organization').select(['id', 'name']).execute();
    assert.ok(organization);
    assert.equal(await siteOf(), organization.name);
    assert.equal(await siteOf(), organization.name);
    await data.store.write(({ db }) => renameOrganization(db, organization.id, 'Bread & butter'));
    assert.equal(await siteOf(), 'Bread &#38; butter');
  });

  test('a form is noindex unless it says otherwise', async () => {
    const noindex = /<meta name="robots" content="noindex">/;
    assert.match((await visit.open('/f/shared01')).html, noindex);
    assert.doesNotMatch((await visit.open('/f/listed01')).html, noindex);
    assert.match((await visit.open('/f/secret01')).html, noindex);
  });

  test('a closed form, or one behind a password or personal links, reveals nothing', async () => {
    for (const path of ['/f/secret01', '/f/closed01', '/f/person01']) {
      const { html } = await visit.open(path);
      assert.doesNotMatch(html, /Coffee|best|og:|oembed|canonical/);
    }
    const secret = await oembed({ url: `${site}/f/secret01` });
    assert.deepEqual([secret.response.status, JSON.parse(secret.text).error.code], [401, 'form_private']);
    for (const id of ['closed01', 'person01']) {
      const shut = await oembed({ url: `${site}/f/${id}` });
      assert.equal(shut.response.status, 200);
      assert.doesNotMatch(shut.text, /Coffee/);
    }
  });

  test('oEmbed gives a frame no larger than was asked for, which fills in fields and carries no secret', async () => {
    const { response, text } = await oembed({
      url: `${site}/f/shared01?field1=Ana%20%26%20Bo&key=secret&resume=secret`,
      maxwidth: '480',
      maxheight: '9000',
      format: 'json',
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'application/json');
    assert.equal(response.headers.get('access-control-allow-origin'), '*');
    const { html, ...answer } = JSON.parse(text);
    assert.deepEqual(answer, {
      version: '1.0',
      type: 'rich',
      provider_name: 'Canvass',
      provider_url: site,
      title: 'Coffee & cake',
      cache_age: 3600,
      width: 480,
      height: 640,
    });
    const source = `${site}/f/coffee-cake?field1=Ana+%26+Bo&#38;embed=inline`;
    assert.equal(
      html,
      `<iframe src="${source}" title="Coffee &#38; cake" width="480" height="640" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    );
  });

  test('oEmbed in XML says the same', async () => {
    const { response, text } = await oembed({ url: `${site}/f/coffee-cake/`, format: 'xml' });
    assert.equal(response.headers.get('content-type'), 'text/xml; charset=utf-8');
    assert.match(
      text,
      /^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0<\/version>/,
    );
    assert.match(
      text,
      /<title>Coffee &#38; cake<\/title>.*<html>&#60;iframe src=&#34;http.*<\/html><\/oembed>\n$/,
    );
  });

  for (const [what, query, status] of [
    ['an unknown form', { url: '/f/nothere1' }, 404],
    ['what lies below a form', { url: '/f/shared01/qr.svg' }, 404],
    ['another page', { url: '/docs' }, 404],
    ['no address', {}, 404],
    ['another host', { url: 'https://example.org/f/shared01' }, 404],
    ['another format', { url: '/f/shared01', format: 'yaml' }, 501],
    ['a width that is none', { url: '/f/shared01', maxwidth: '0' }, 400],
  ] as const) {
    test(`oEmbed for ${what} gives ${status}`, async () => {
      const address = 'url' in query ? { url: URL.parse(query.url)?.href ?? `${site}${query.url}` } : {};
      assert.equal((await oembed({ ...query, ...address })).response.status, status);
    });
  }

  test('the QR code leads to the form by its id, whatever the state of the form', async () => {
    for (const id of ['shared01', 'closed01', 'secret01']) {
      const response = await fetch(`${visit.url}/f/${id}/qr.svg?size=300`);
      assert.equal(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
      assert.match(response.headers.get('cache-control') ?? '', /^public/);
      assert.equal(readQrCode(await response.text()).text, `${site}/f/${id}`);
    }
    for (const id of ['shared01', 'closed01', 'secret01']) {
      const response = await fetch(`${visit.url}/f/${id}/qr.png?size=300`);
      assert.equal(response.headers.get('content-type'), 'image/png');
      assert.match(response.headers.get('cache-control') ?? '', /^public/);
      const picture = readQrPicture(Buffer.from(await response.arrayBuffer()));
      assert.deepEqual([picture.text, picture.size], [`${site}/f/${id}`, 300]);
    }
    for (const [path, status] of [
      ['/f/nothere1/qr.svg', 404],
      ['/f/nothere1/qr.png', 404],
      ['/f/shared01/qr.svg/more', 404],
      ['/f/shared01/qr.svg?size=9', 400],
      ['/f/shared01/qr.png?size=2049', 400],
    ] as const)
      assert.equal((await fetch(visit.url + path)).status, status, path);
  });

  test('the command line writes the code for the public address', async () => {
    await using folder = await temporaryFolder();
    const run = shell({ ...visit.data.env, CANVASS_URL: 'https://forms.example.org' }, folder.path);
    const { code, stderr } = await run(['form', 'qr', 'coffee-cake', '--out', 'poster.svg']);
    assert.equal(code, 0, stderr);
    const picture = await readFile(join(folder.path, 'poster.svg'), 'utf8');
    assert.equal(readQrCode(picture).text, 'https://forms.example.org/f/shared01');
    assert.equal((await run(['form', 'qr', 'coffee-cake', '--out', 'poster.PNG'])).code, 0);
    const other = await run(['form', 'qr', 'coffee-cake', '--out', 'poster.jpg']);
    assert.equal(other.code, 2);
    assert.match(other.stderr, /file\.svg or file\.png, not "poster\.jpg"/);
    await assert.rejects(readFile(join(folder.path, 'poster.jpg')), { code: 'ENOENT' });
    const pixels = await readFile(join(folder.path, 'poster.PNG'));
    assert.equal(readQrPicture(pixels).text, 'https://forms.example.org/f/shared01');
  });

  test('forms may be framed, and nothing else', async () => {
    for (const path of ['/f/shared01', '/f/secret01', '/f/closed01?embed=inline', '/f/nothere1']) {
      const { headers } = (await visit.open(path)).response;
      assert.doesNotMatch(
        headers.get('content-security-policy') ?? 'frame-ancestors',
        /frame-ancestors/,
        path,
      );
      assert.equal(headers.get('x-frame-options'), null);
    }
    for (const path of ['/docs', '/f/shared01/paid', '/f/shared01/qr.svg', '/f/shared01/qr.png']) {
      const { headers } = (await visit.open(path)).response;
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, path);
    }
  });

  test('a page inside another stays one when it is sent, and leaves the frame only to lead elsewhere', async () => {
    const { html, hidden } = await visit.open('/f/shared01?embed=popup');
    assert.match(html, /<html [^>]*data-embed="popup">/);
    assert.doesNotMatch(html, /target="_top"/);
    assert.match(html, /action="\/f\/shared01\?embed=popup"/);
    const sent = await visit.send('/f/shared01?embed=popup', { ...hidden, field1: '' });
    assert.match(sent.html, /data-embed="popup"/);
    assert.doesNotMatch((await visit.open('/f/shared01?embed=%22x')).html, /<html [^>]*data-embed/);
    assert.match((await visit.open('/f/closed01?embed=tab')).html, /data-embed="tab"/);
    assert.match((await visit.open('/f/leaving1?embed=inline')).html, /<form [^>]*target="_top"/);
    assert.doesNotMatch((await visit.open('/f/leaving1')).html, /target="_top"/);
  });

  test('a response records the embedding page', async () => {
    const path = `/f/shared01?embed=inline&_url=${encodeURIComponent('https://example.org/cake')}`;
    const { hidden } = await visit.open(path);
    assert.match((await visit.send(path, { ...hidden, field1: 'Ana' })).html, /data-embed="inline"/);
    const { data } = await visit.api('/v2/forms/shared01/responses');
    assert.equal(data[0].visitor.url, 'https://example.org/cake');
  });

  test('the embed script is cached for an hour and then revalidated by its ETag', async () => {
    const first = await fetch(`${visit.url}/embed.js`);
    assert.equal(first.status, 200);
    assert.equal(first.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(first.headers.get('cache-control'), 'public, max-age=3600');
    assert.equal(first.headers.get('cross-origin-resource-policy'), 'cross-origin');
    assert.match(await first.text(), /Canvass/);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${visit.url}/embed.js`, { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
  });
});

test('behind a proxy with a path, all links of a page include it', async () => {
  await using visit = await openVisit('sqlite', { CANVASS_URL: 'https://example.org/forms/' });
  await visit.form('below001', { ...survey, translations: { de: {} } });
  await visit.form('below002', survey, { password_hash: await hashPassword('open sesame') });
  const { html } = await visit.open('/f/below001?test=true');
  assert.match(html, /action="\/forms\/f\/below001\?test=true"/);
  assert.match(html, /href="\/forms\/f\/below001\?test=true&#38;lang=de"/);
  assert.match((await visit.open('/f/below002')).html, /action="\/forms\/f\/below002"/);
});
