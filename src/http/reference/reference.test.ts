import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { endpoints } from '#contract/endpoints.ts';
import { formEndpoints } from '#contract/formEndpoints.ts';
import { problemCodes } from '#contract/problem.ts';
import { webhookPayloads } from '#contract/webhook.ts';
import { writingEndpoints } from '#contract/writingEndpoints.ts';
import { Assets } from '../site/assets.ts';
import { referencePages } from './reference.ts';

const assets = new Assets();
const script = assets.entry('reference/reference')?.file;
const pages = referencePages({ baseUrl: 'https://forms.example.org', version: '1.2.3', script });

function page(path: string) {
  const found = pages.get(path);
  assert.ok(found, path);
  return { text: found.body.toString(), headers: found.headers };
}

const docs = page('/docs');

suite('the reference page', () => {
  test('shows every endpoint and every error code before any script has run', () => {
    for (const { name, path } of endpoints) {
      assert.ok(docs.text.includes(`id="${name.replace('.', '-')}"`), name);
      assert.ok(docs.text.includes(`data-path="${path.replace(':id', '{id}')}"`), path);
    }
    for (const code of problemCodes) assert.ok(docs.text.includes(code), code);
    assert.ok(docs.text.includes('Inês Carvalho'));
  });

  test('shows what is sent, written and received, with a request to copy', () => {
    for (const { name } of [...formEndpoints, ...writingEndpoints])
      assert.ok(docs.text.includes(`id="${name.replace('.', '-')}"`), name);
    for (const { shape } of Object.values(webhookPayloads)) {
      const event = shape.type.value;
      assert.ok(docs.text.includes(`<code>${event}</code>`), event);
      assert.ok(docs.text.includes(`id="${event.replace('response.', 'webhook-')}"`), event);
    }
    const put =
      'curl -u "$CANVASS_KEY:" -X PUT --json @body.json "https://forms.example.org/forms-api/forms/k3x9m2ab"';
    assert.ok(docs.text.includes(put.replaceAll('"', '&#34;')));
  });

  test('has nothing inline, so that its strict policy holds', () => {
    assert.match(docs.headers['Content-Security-Policy'] ?? '', /^default-src 'none'; script-src 'self';/);
    assert.doesNotMatch(docs.text, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  });

  test('loads only what is served beside it', () => {
    const loaded = [...docs.text.matchAll(/<(?:link|script)[^>]*\s(?:href|src)="([^"]*)"/g)].map(
      ([, to]) => to ?? '',
    );
    const [style = '', built = '', ...more] = loaded.filter(
      (address) => !address.startsWith('data:image/svg+xml,'),
    );
    assert.match(page(style).headers['Cache-Control'] ?? '', /immutable/);
    assert.ok(assets.has(built.replace('/assets/', '')), built);
    assert.deepEqual(more, []);
  });

  test('has no script where none was built, and all of its content', () => {
    const plain = referencePages({ baseUrl: 'https://forms.example.org', version: '1.2.3' });
    const text = plain.get('/docs')?.body.toString() ?? '';
    assert.doesNotMatch(text, /<script/);
    const bodyOf = (page: string) => page.slice(page.indexOf('<body>'));
    assert.equal(bodyOf(text), bodyOf(docs.text));
  });

  test('uses each id once and links to none that is missing', () => {
    const ids = [...docs.text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const [, to] of docs.text.matchAll(/href="#([^"]*)"/g)) assert.ok(ids.includes(to), `#${to}`);
  });

  test('finds its parts behind a proxy that serves it under a path', () => {
    const below = referencePages({ baseUrl: 'https://example.org/forms', version: '1.2.3', script });
    const text = below.get('/docs')?.body.toString() ?? '';
    assert.match(text, /data-root="\/forms"/);
    assert.match(text, /src="\/forms\/assets\/reference-[\w-]{8}\.js"/);
    assert.match(text, /href="\/forms\/assets\/reference-[0-9a-f]{16}\.css"/);
  });

  test('escapes what it is given', () => {
    const odd = referencePages({ baseUrl: 'https://example.org', version: '<img src=x>' });
    assert.ok(!odd.get('/docs')?.body.includes('<img'));
  });
});

test('how to make forms reachable is told without a script, with the port of this installation', () => {
  const local = referencePages({ baseUrl: 'http://localhost:4000', version: '1.2.3', script });
  const told = local.get('/docs/reachable');
  const text = told?.body.toString() ?? '';
  assert.ok(text.includes('CANVASS_URL=http://192.168.1.20:4000 '));
  assert.doesNotMatch(text, /<script|<style|\sstyle=/);
  const [, style = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(text) ?? [];
  assert.ok(local.has(style), style);
  assert.match(told?.headers['Content-Security-Policy'] ?? '', /^default-src 'none';/);
});

test('the OpenAPI document is served as JSON with the public address', () => {
  const { text, headers } = page('/openapi.json');
  assert.equal(headers['Content-Type'], 'application/json');
  assert.deepEqual(JSON.parse(text).servers, [{ url: 'https://forms.example.org' }]);
});
