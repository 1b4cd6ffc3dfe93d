import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { extractText, getMeta } from 'unpdf';
import type { FormDefinition } from '#form/definition/document.ts';
import { storedAnswers } from '#render/answer/responseText.ts';
import { PdfMaker } from './pdfMaker.ts';
import { maxLetters, responsePdf } from './responsePdf.ts';

const log = pino({ level: 'silent' });
const pdfs = new PdfMaker({ fonts: [], log });
after(() => pdfs.close());

const createdAt = Date.UTC(2026, 10, 17, 22, 30);

function contentFor(answers: readonly string[], language = 'en') {
  const fields = answers.map((_, index) => ({
    id: `field${index + 1}`,
    type: 'comment' as const,
    label: `Question ${index + 1}`,
  }));
  const half = Math.ceil(fields.length / 2);
  const definition = {
    format: 2,
    language,
    pages: [
      { id: 'page1', label: 'About you', fields: fields.slice(0, half) },
      { id: 'page2', label: 'The rest', fields: fields.slice(half) },
    ],
  } as unknown as FormDefinition;
  const items = answers.map((value, index) => ({ field_id: `field${index + 1}`, value }));
  return responsePdf({
    form: { name: 'Summer: party/2026', definition, timeZone: 'Europe/Berlin' },
    response: { number: 12, createdAt, answers: () => storedAnswers(definition, items) },
    isTest: false,
  });
}

const turn = { organizationId: 'A' };

async function read(answers: readonly string[], maker = pdfs) {
  const made = await maker.make(contentFor(answers), turn);
  assert.ok(made.ok);
  const bytes = new Uint8Array(made.value);
  const { totalPages, text } = await extractText(bytes.slice(), { mergePages: true });
  return { totalPages, text, info: (await getMeta(bytes)).info };
}

test('a PDF has the form, number and time, the pages, and each question with its answer', async () => {
  const { text, totalPages, info } = await read(['Ana Lüdenscheid', 'two\nlines', '', 'fi ffl – “quotes” €']);
  assert.equal(totalPages, 1);
  assert.equal(info.Title, 'Summer: party/2026');
  const parts = [
    'Summer: party/2026',
    'Response 12',
    'November 17, 2026',
    '11:30',
    'About you',
    'Question 1',
  ];
  parts.push('Ana Lüdenscheid', 'two', 'lines', 'The rest', 'fi ffl – “quotes” €');
  let index = -1;
  for (const part of parts) {
    const found = text.indexOf(part);
    assert.ok(found > index, `${part} in ${text}`);
    index = found;
  }
  assert.ok(!text.includes('Question 3'), 'unanswered');
});

test('the file is named after the form and the response, in the language of the form', () => {
  const content = contentFor(['a'], 'de');
  assert.equal(content.name, 'Summer-party-2026-12.pdf');
  assert.deepEqual(content.facts, ['Antwort 12', '17. November 2026 um 23:30']);
  assert.equal(contentFor(['a'], 'ar').direction, 'rtl');
});

test('each script has a font, and text from right to left is joined and read in its order', async () => {
  const { text } = await read([
    'Καλημέρα κόσμε',
    'Привіт, Ґанок',
    'مرحبا بالعالم لا (نعم)',
    'שלום עולם 2026',
    'नमस्ते',
    'สวัสดี',
    'Việt Nam, Łódź, Győr',
  ]);
  for (const part of ['Καλημέρα κόσμε', 'Привіт, Ґанок', 'مرحبا بالعالم', 'لا', '(نعم)', 'שלום עולם', '2026'])
    assert.ok(text.includes(part), `${part} in ${text}`);
  for (const part of ['नमस्ते', 'สวัสดี', 'Việt Nam, Łódź, Győr'])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.ok(!text.includes('\ufffd'));
});

test('characters without a font are replaced, and the document says so', async () => {
  const { text } = await read(['你好 😀 fine']);
  assert.match(text, /\ufffd+ \ufffd fine/);
  assert.match(text, /Some characters cannot be shown/);
});

test('fonts of the operator add characters; one that is missing is left out', async () => {
  assert.ok((await read(['to ↑ there'])).text.includes('to \ufffd there'));
  const arrows = join(import.meta.dirname, '../../../web/font/inter-latin.woff2');
  const maker = new PdfMaker({ fonts: ['/none.ttf', arrows], log });
  try {
    const { text } = await read(['to ↑ there'], maker);
    assert.ok(text.includes('to ↑ there'), text);
  } finally {
    await maker.close();
  }
});

test('long words are broken, long answers go on over pages, and too long ones are shortened', async () => {
  const long = await read([`${'x'.repeat(500)} end`, 'word '.repeat(2000)]);
  assert.ok(long.totalPages > 2);
  assert.equal(long.text.match(/x/g)?.length, 500);
  assert.equal(long.text.match(/word/g)?.length, 2000);
  const content = contentFor(['a'.repeat(maxLetters), 'never shown']);
  assert.deepEqual(content.notes, ['The answers are too long for this document and were shortened.']);
  assert.ok(JSON.stringify(content).length < maxLetters + 2000);
  assert.equal(content.sections.length, 1);
});

test('text stays text: markup, control characters and lone surrogates do no harm', async () => {
  const { text } = await read(['<b>(\\) Tj ET</b> \u0000\u0007\ud800 %PDF', '\u202eevil\u202c [field1]']);
  assert.ok(text.includes('<b>(\\) Tj ET</b>'), text);
  assert.ok(text.includes('[field1]'), text);
});

test('at most 40 wait, and an organisation that fills the queue does not delay the next turn of another', async () => {
  const maker = new PdfMaker({ fonts: [], log });
  try {
    const order: string[] = [];
    const ask = async (organizationId: string) => {
      const made = await maker.make(contentFor(['a']), { organizationId });
      if (made.ok) order.push(organizationId);
      else assert.equal(made.failure.code, 'pdf_busy');
    };
    await Promise.all([...Array.from({ length: 45 }, () => ask('A')), ask('B')]);
    assert.deepEqual(order.slice(0, 3), ['A', 'B', 'A']);
    assert.equal(order.filter((organization) => organization === 'A').length, 40);
  } finally {
    await maker.close();
  }
});

test('a request that waits too long or has left is busy, and the place of its PDF is free', async () => {
  const maker = new PdfMaker({ fonts: [], log, maxWait: 0 });
  const busy = { ok: false, failure: { code: 'pdf_busy' } };
  const left = new AbortController();
  try {
    const mail = maker.make(contentFor(['a']), turn);
    assert.deepEqual(await maker.make(contentFor(['a']), { ...turn, signal: left.signal }), busy);
    left.abort();
    assert.deepEqual(await maker.make(contentFor(['a']), { ...turn, signal: left.signal }), busy);
    assert.ok((await mail).ok);
    assert.ok((await maker.make(contentFor(['a']), turn)).ok);
  } finally {
    await maker.close();
  }
});

test('a thread that takes too long is ended and replaced', async () => {
  const hurried = new PdfMaker({ fonts: [], log, timeLimit: 0 });
  assert.deepEqual(await hurried.make(contentFor(['a']), turn), {
    ok: false,
    failure: { code: 'pdf_failed' },
  });
  assert.deepEqual(await hurried.make(contentFor(['a']), turn), {
    ok: false,
    failure: { code: 'pdf_failed' },
  });
  await hurried.close();
});
