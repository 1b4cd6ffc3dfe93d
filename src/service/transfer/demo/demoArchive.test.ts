import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import { iso31661, iso31662 } from 'iso-3166';
import type { FormLine, ResponseLine } from '#contract/archive.ts';
import { fileLine, formLine, organizationFile, responseLine, workspaceLine } from '#contract/archive.ts';
import { fieldTypes } from '#form/value/kinds.ts';
import type { ArchiveSource, Located } from '../archive/source.ts';
import { demoArchive } from './demoArchive.ts';

const archive = demoArchive({ responses: 2000, seed: '1' });
const forms = await valuesOf(archive.forms());
const files = await valuesOf(archive.files());
const responses = new Map<string, ResponseLine[]>();
for (const form of forms) responses.set(form.id, await valuesOf(archive.responses(form.id)));
const everyResponse = [...responses.values()].flat();

describe('the demo organisation', () => {
  it('has 3 workspaces and 8 published forms that use all 18 field types', async () => {
    assert.equal((await valuesOf(archive.workspaces())).length, 3);
    assert.equal(forms.length, 8);
    assert.ok(forms.every((form) => (form.versions ?? []).length > 0));
    const used = new Set(forms.flatMap((form) => form.fields.map((field) => field.type)));
    assert.deepEqual([...used].sort(), [...fieldTypes].sort());
  });

  it('has answers of all 18 field types', () => {
    const used = new Set(everyResponse.flatMap(({ response }) => response.map((item) => item.field_type)));
    assert.deepEqual([...used].sort(), [...fieldTypes].sort());
  });

  it('has lines as the contract says, in its key order', async () => {
    const same = (schema: typeof organizationFile | typeof workspaceLine | typeof formLine, value: unknown) =>
      assert.equal(JSON.stringify(schema.parse(value)), JSON.stringify(value));
    same(organizationFile, await archive.organization());
    for (const workspace of await valuesOf(archive.workspaces())) same(workspaceLine, workspace);
    for (const form of forms) same(formLine, form);
    for (const file of files) assert.deepEqual(fileLine.parse(file), file);
    for (const response of everyResponse) {
      assert.equal(JSON.stringify(responseLine.parse(response)), JSON.stringify(response));
    }
  });

  it('gives as many responses as asked, some in every form, live and test', () => {
    assert.equal(everyResponse.length, 2000);
    for (const form of forms) {
      const own = responsesOf(form);
      const live = own.filter((response) => !response.test).length;
      assert.equal(form.responses, own.length);
      assert.ok(live > 0 && live < own.length, form.name);
      assert.ok((form.counter ?? 0) >= live);
    }
  });

  it('names real countries and regions on every continent that its languages are spoken on', () => {
    const countries = new Set(iso31661.map((country) => country.alpha2));
    const regions = new Set(iso31662.map((region) => region.code));
    const seen = new Set<string>();
    for (const { visitor } of everyResponse) {
      seen.add(visitor.country);
      assert.ok(visitor.country === '' || countries.has(visitor.country), visitor.country);
      assert.ok(visitor.region === '' || regions.has(visitor.region), visitor.region);
      assert.ok(visitor.region === '' || visitor.region.startsWith(`${visitor.country}-`));
    }
    assert.ok(seen.size > 14, String(seen.size));
  });

  it('speaks Latin and other scripts, also from right to left', () => {
    const text = JSON.stringify(everyResponse);
    for (const script of ['Latin', 'Arabic', 'Han', 'Hiragana']) {
      assert.match(text, new RegExp(`\\p{Script=${script}}`, 'u'), script);
    }
    assert.match(text, /\p{Emoji_Presentation}/u);
  });

  it('has workflow records that are all strings', () => {
    const records = everyResponse.flatMap((response) => response.workflows);
    assert.ok(records.length > 100);
    for (const record of records) {
      assert.ok(typeof record === 'object' && record !== null);
      assert.deepEqual(
        Object.entries(record).map(([key, value]) => `${key}: ${typeof value}`),
        ['workflow_id', 'action_id', 'provider', 'object', 'status', 'data_type', 'data'].map(
          (key) => `${key}: string`,
        ),
      );
    }
  });

  it('has a form of nothing but free text and choices', () => {
    const free = ['one_line_input', 'comment', 'multiple_choice', 'dropdown'];
    assert.ok(
      forms.some((form) => form.fields.every((field) => free.includes(field.type) && !field.required)),
    );
  });
});

describe('times and ids of the demo', () => {
  it('rise strictly within a form, and no id is given twice in the organisation', () => {
    for (const form of forms) {
      for (const [index, response] of responsesOf(form).entries()) {
        const before = responsesOf(form)[index - 1];
        if (before === undefined) continue;
        assert.ok(before.created_at < response.created_at);
        assert.ok(before.id < response.id);
      }
    }
    assert.equal(new Set(everyResponse.map(({ id }) => id)).size, everyResponse.length);
    assert.equal(new Set(everyResponse.map((response) => response.submission_id)).size, everyResponse.length);
  });

  it('differ in submission ids also where there are many', async () => {
    const large = demoArchive({ responses: 200_000, seed: '1' });
    const survey = (await valuesOf(large.forms())).find(({ name }) => name === 'Visitor survey');
    const seen = new Set<string | undefined>();
    for await (const { value } of large.responses(survey?.id ?? '')) seen.add(value.submission_id);
    assert.equal(seen.size, survey?.responses);
  });

  it('differ for every item of every list', async () => {
    for (const list of [forms, files, await valuesOf(archive.workspaces())]) {
      assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
      assert.equal(new Set(list.map(({ created_at }) => created_at)).size, list.length);
    }
  });

  it('spread over about three years', () => {
    const times = everyResponse.map((response) => response.created_at).sort();
    assert.match(times[0] ?? '', /^2023-01/);
    assert.match(times.at(-1) ?? '', /^2025-12/);
  });
});

describe('files of the demo', () => {
  it('are those that answers name, with the content that they promise', async () => {
    const listed = new Map(files.map((file) => [file.id, file]));
    const named = everyResponse.flatMap(({ id, response }) =>
      response.flatMap((item) =>
        item.value_type === 'files'
          ? item.value.map((file) => ({ ...file, response_id: id, field_id: item.field_id }))
          : [],
      ),
    );
    assert.equal(named.length, files.length);
    for (const file of named) {
      const { created_at: _created, updated_at: _updated, ...line } = listed.get(file.id) ?? {};
      assert.deepEqual(line, file);
      const content = await contentOf(archive, file.id);
      assert.equal(content.length, file.size);
      if (file.type === 'image/png') assertPng(content);
      if (file.type === 'application/pdf') assertPdf(content);
    }
    const types = new Set(files.map((file) => file.type));
    assert.deepEqual([...types].sort(), ['application/pdf', 'image/png', 'text/csv', 'text/plain']);
    assert.equal(await archive.content('00000000-0000-4000-8000-000000000000'), undefined);
  });

  it('stay few when there are many responses', async () => {
    const many = await valuesOf(demoArchive({ responses: 1_000_000, seed: '1' }).files());
    assert.ok(many.length > 100 && many.length < 600, String(many.length));
  });
});

describe('the same demo', () => {
  it('comes out byte for byte for the same seed and number', async () => {
    assert.equal(
      await wholeText({ responses: 300, seed: 'x' }),
      await wholeText({ responses: 300, seed: 'x' }),
    );
  });

  it('comes out of the same source again', async () => {
    const form = forms[0];
    assert.ok(form !== undefined);
    assert.deepEqual(await valuesOf(archive.responses(form.id)), responsesOf(form));
  });

  it('shares no id with that of another seed or number', async () => {
    const seen = new Set<string>();
    const variants = [
      { responses: 40, seed: '1' },
      { responses: 41, seed: '1' },
      { responses: 40, seed: '2' },
    ];
    for (const variant of variants) {
      const other = demoArchive(variant);
      const { id = '' } = await other.organization();
      const lists = [
        await valuesOf(other.workspaces()),
        await valuesOf(other.forms()),
        await valuesOf(other.files()),
      ];
      for (const word of [id, ...lists.flat().map((line) => line.id)]) {
        assert.ok(!seen.has(word), word);
        seen.add(word);
      }
    }
  });

  it('works with any number from none', async () => {
    for (const count of [0, 1, 7, 8, 9, 100]) {
      const source = demoArchive({ responses: count, seed: 'small' });
      const sizes = [];
      for (const form of await valuesOf(source.forms())) {
        sizes.push((await valuesOf(source.responses(form.id))).length);
        assert.equal(form.responses, sizes.at(-1));
      }
      assert.equal(
        sizes.reduce((sum, size) => sum + size, 0),
        count,
      );
      assert.ok(count < 8 || sizes.every((size) => size > 0));
    }
    for (const count of [-1, 1.5, 10_000_001, Number.NaN]) {
      assert.throws(() => demoArchive({ responses: count, seed: '1' }), RangeError);
    }
  });
});

/** Reads a PNG like a viewer: its size first, then the pixels of every row. */
function assertPng(content: Buffer): void {
  assert.equal(content.toString('latin1', 1, 4), 'PNG');
  const side = content.readUInt32BE(16);
  const data = content.indexOf('IDAT');
  const pixels = inflateSync(content.subarray(data + 4, data + 4 + content.readUInt32BE(data - 4)));
  assert.equal(pixels.length, side * (side + 1));
}

/** Reads a PDF like a viewer: from its end, where the table with the offsets of all objects is. */
function assertPdf(content: Buffer): void {
  const text = content.toString('latin1');
  assert.match(text, /^%PDF-1\.4\n/);
  const places = text
    .slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]))
    .matchAll(/^(\d{10}) 00000 n $/gm);
  const found = [...places].map(([, place], index) => text.startsWith(`${index + 1} 0 obj\n`, Number(place)));
  assert.deepEqual(found, [true, true, true, true, true]);
}

function responsesOf(form: FormLine): ResponseLine[] {
  return responses.get(form.id) ?? [];
}

async function valuesOf<Line>(lines: AsyncIterable<Located<Line>>): Promise<Line[]> {
  const values: Line[] = [];
  for await (const { value, line } of lines) {
    values.push(value);
    assert.equal(line, values.length);
  }
  return values;
}

async function contentOf(source: ArchiveSource, id: string): Promise<Buffer> {
  const stream = await source.content(id);
  assert.ok(stream !== undefined);
  return Buffer.concat(await stream.toArray());
}

async function wholeText(options: { responses: number; seed: string }): Promise<string> {
  const source = demoArchive(options);
  const list = await valuesOf(source.forms());
  const parts: unknown[] = [await source.organization(), await valuesOf(source.workspaces()), list];
  for (const form of list) parts.push(await valuesOf(source.responses(form.id)));
  for (const file of await valuesOf(source.files())) {
    parts.push(file, (await contentOf(source, file.id)).toString('base64'));
  }
  return JSON.stringify(parts);
}
