import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embedCode } from './embedCode.ts';

const form = { url: 'https://a.example/f/party', title: 'Party', button: 'Come' };

test('each mode has its lines, and the script comes from the address of the form', () => {
  assert.equal(
    embedCode('inline', form),
    '<div data-canvass="https://a.example/f/party" data-title="Party">\n  <a href="https://a.example/f/party">Party</a>\n</div>\n<script src="https://a.example/embed.js" async></script>',
  );
  assert.match(
    embedCode('popup', form),
    /^<button data-canvass-popup="[^"]+" data-title="Party">Come<\/button>/,
  );
  assert.match(
    embedCode('tab', form),
    /^<div data-canvass-tab="[^"]+" data-title="Party" data-label="Come">/,
  );
});

test('texts cannot leave their attribute or become tags', () => {
  const code = embedCode('popup', { ...form, title: '"><script>', button: '<b>&' });
  assert.ok(code.includes('data-title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;</button>'));
});
