import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { shortName } from '#form/type/fileUpload/behaviour.ts';
import { readContentType } from '../contentType.ts';
import { removeReceived } from '../receivedBody.ts';
import { anybody } from '../testing/multipartParts.ts';
import { boundaryOf } from './boundaryOf.ts';
import { receiveMultipart } from './receiveMultipart.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
});
after(() => rm(folder, { recursive: true }));

/** Browsers write `"` as `%22` and leave a literal `%22` as it is, so that the two cannot be told apart. */
const unambiguous = (text: string) => !/%(22|0D|0A)/.test(text);
const awkward = fc.constantFrom(
  '"',
  '\\',
  ';',
  '\r',
  '\n',
  '\r\n',
  '%',
  '=',
  "'",
  '--',
  ' ',
  'é',
  '\u2028',
  '',
);
const text = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 6 })
  .map((pieces) => pieces.join(''));
// A header cannot contain NUL.
const name = text.filter((each) => unambiguous(each) && !each.includes('\0'));
// FormData writes a file without a name as a text; `multipartCorpus` covers an input without a file.
const fileName = name.filter((each) => each !== '');
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .array(fc.constantFrom('\r\n', '--', '----formdata-undici-', '\r', '\n', 'x', '\r\n--'), {
      maxLength: 20,
    })
    .map((pieces) => new Uint8Array(Buffer.from(pieces.join('')))),
);
const entry = fc.oneof(fc.record({ name, value: text }), fc.record({ name, fileName, content }));

test('what FormData writes is read as it was, however it is cut', async () => {
  const property = fc.asyncProperty(
    fc.array(entry, { maxLength: 8 }),
    fc.integer({ min: 1, max: 200 }),
    async (entries, size) => {
      const form = new FormData();
      const values = new Map<string, string[]>();
      const files: unknown[] = [];
      for (const each of entries) {
        const field = withLineEnds(each.name);
        if ('value' in each) {
          form.append(each.name, each.value);
          values.set(field, [...(values.get(field) ?? []), withLineEnds(each.value)]);
        } else {
          form.append(each.name, new File([each.content], each.fileName));
          const bytes = Buffer.from(each.content);
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          files.push({ field, name: shortName(each.fileName), size: bytes.length, sha256, bytes });
        }
      }
      const sent = new Response(form);
      const boundary = boundaryOf(readContentType(sent.headers.get('content-type') ?? '').parameters);
      const body = Buffer.from(await sent.arrayBuffer());
      const limits = { text: 1e6, fields: 100, files: 100, file: () => 1e6, all: 1e6, folder, ...anybody };
      const received = await receiveMultipart(inPieces(body, size), boundary, limits);
      const read: unknown[] = [];
      for (const { path, type: _type, ...rest } of received.files)
        read.push({ ...rest, bytes: await readFile(path ?? assert.fail()) });
      await removeReceived(received);
      assert.deepEqual([...received.values], [...values]);
      assert.deepEqual(read, files);
      assert.equal(received.bytes, body.length);
      assert.deepEqual(await readdir(folder), []);
    },
  );
  await fc.assert(property, { numRuns: 300 });
});

/** The standard sends every line break in names and texts as CR LF. */
function withLineEnds(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

async function* inPieces(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < body.length; from += size) yield body.subarray(from, from + size);
}
