import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Script } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleEmbed } from './bundle.ts';

const most = 5000;

test(`the script for embedding weighs at most ${most} bytes and is one that older pages can load`, async (t) => {
  const { files } = await bundleEmbed(join(import.meta.dirname, '../..'));
  const code = String(files[0]?.code ?? '');
  const gzip = gzipSync(code, { level: 9 }).length;
  t.diagnostic(
    `${gzip} bytes in gzip, ${brotliCompressSync(code).length} in brotli, ${code.length} as it is`,
  );
  assert.ok(gzip <= most, `${gzip} bytes in gzip`);
  // A classic script: it has neither imports nor exports.
  new Script(code);
  assert.doesNotMatch(code, /\?\.[a-z#(]|\?\?|#[a-z]\w*[;=(]/i, 'what came after 2019 is written out');
  assert.doesNotMatch(code, /https?:\/\/(?!www\.w3\.org)/, 'it names no other place');
});
