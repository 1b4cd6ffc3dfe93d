import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerContext, UploadedFile } from '../../value/answer.ts';
import { isFileOfType } from '../../value/fileTypes.ts';
import { fileUpload } from './behaviour.ts';
import type { FileUploadField } from './settings.ts';

const field: FileUploadField = { id: 'field5', type: 'file_upload', label: 'Your papers', max_count: 3 };
const ids = [1, 2, 3].map((number) => `0000000${number}-aaaa-4bbb-8ccc-dddddddddddd`);
const [first = '', second = '', third = ''] = ids;

function file(id: string, name = 'letter.pdf', type = 'application/pdf', size = 1000): UploadedFile {
  return { id, name, type, size };
}

/** Two files were uploaded to the field, and one to another. */
const context: AnswerContext = {
  today: '2026-11-15',
  matches: () => true,
  upload: (id, fieldId) =>
    (id === third ? fieldId === 'field6' : ids.includes(id) && fieldId === 'field5') ? file(id) : undefined,
};

test('ids become the files that were uploaded to this field, each once', () => {
  const sent = new Map([['field5', ['', first, ` ${second}`, first.toUpperCase()]]]);
  assert.deepEqual(fileUpload.readForm(field, sent, context), { answer: [file(first), file(second)] });
  assert.deepEqual(fileUpload.readForm(field, new Map([['field5', ['']]]), context), { answer: undefined });
  assert.deepEqual(fileUpload.readForm(field, new Map(), context), { answer: undefined });
  assert.deepEqual(fileUpload.readJson(field, [second], context), { answer: [file(second)] });
});

test("another field's file, an unknown id and what is no id are not answers", () => {
  for (const id of [third, '00000009-aaaa-4bbb-8ccc-dddddddddddd', '../../etc/passwd', '__proto__'])
    assert.deepEqual(fileUpload.readJson(field, [first, id], context), { fault: { code: 'upload_unknown' } });
  for (const wrong of [first, 7, { 0: first }, [[first]], [null]])
    assert.deepEqual(fileUpload.readJson(field, wrong, context), { fault: { code: 'malformed' } });
});

test('a list longer than any form takes is refused before anything is looked up', () => {
  const asked: string[] = [];
  const counting: AnswerContext = {
    ...context,
    upload: (id) => {
      asked.push(id);
      return undefined;
    },
  };
  const many = Array.from({ length: 100_000 }, (_, number) => `${number}`);
  assert.deepEqual(fileUpload.readJson(field, many, counting), {
    fault: { code: 'too_many_files', parameters: { max: 3 } },
  });
  assert.deepEqual(asked, []);
});

test('number, size and type are checked', () => {
  const check = (settings: Partial<FileUploadField>, files: UploadedFile[]) =>
    fileUpload.validate({ id: 'field5', type: 'file_upload', label: '', ...settings }, files, context);
  assert.equal(check({}, [file(first)]), undefined);
  assert.deepEqual(check({}, [file(first), file(second)])?.parameters, { max: 1 });
  assert.deepEqual(check({ min_count: 2, max_count: 3 }, [file(first)]), {
    code: 'too_few_files',
    parameters: { min: 2 },
  });
  assert.equal(check({}, [file(first, 'a', 'b', 10_000_000)]), undefined);
  assert.deepEqual(check({}, [file(first, 'a', 'b', 10_000_001)]), {
    code: 'file_too_large',
    parameters: { name: 'a', max: 10_000_000 },
  });
  assert.equal(check({ max_size: 999 }, [file(first)])?.code, 'file_too_large');
  assert.equal(check({ types: ['image', '.pdf'] }, [file(first)]), undefined);
  assert.deepEqual(check({ types: ['image'] }, [file(first)]), {
    code: 'file_type_refused',
    parameters: { name: 'letter.pdf' },
  });
});

test('a type is a group, an ending or a media type', () => {
  const cases: [string, string, string, boolean][] = [
    ['image', 'a.png', 'image/png', true],
    ['image', 'a.pdf', 'image/svg+xml; charset=utf-8', true],
    ['image', 'a.png', 'application/pdf', false],
    // Without a declared type, the file name decides.
    ['image', 'IMG_1.HEIC', 'application/octet-stream', true],
    ['image', 'IMG_1', '', false],
    ['document', 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['document', 'a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    ['spreadsheet', 'a.csv', 'text/csv', true],
    ['archive', 'a.zip', 'application/zip', true],
    ['audio', 'a.mp3', 'audio/mpeg', true],
    ['video', 'a.mp4', 'video/mp4', true],
    ['.pdf', 'A.PDF', 'application/octet-stream', true],
    ['.pdf', 'a.pdf.exe', 'application/pdf', false],
    ['.pdf', 'pdf', 'application/pdf', false],
    ['text/csv', 'a.txt', 'Text/CSV;header=present', true],
    ['text/csv', 'a.csv', 'text/plain', false],
  ];
  for (const [wanted, name, type, fits] of cases)
    assert.equal(isFileOfType(file(first, name, type), wanted), fits, `${wanted} ${name} ${type}`);
});

test('a name keeps one line, a length that file systems hold, and its ending', () => {
  const named = (name: string) => fileUpload.normalise(field, [file(first, name)])?.[0]?.name ?? '';
  assert.equal(named(' my\nletter.pdf\u0000 '), 'my letter.pdf\ufffd');
  assert.equal(named('\n'), 'file');
  assert.match(named(`${'🙂'.repeat(300)}.pdf`), /^(🙂){251}\.pdf$/u);
  assert.equal(named('a'.repeat(1_000_000)).length, 255);
  assert.equal(fileUpload.normalise(field, []), undefined);
});

test('the API shows id, name, type and size; mails and tables the names; formulas the number', () => {
  const files = [file(first, 'a.pdf'), file(second, 'b.pdf')];
  const value = fileUpload.printValue(field, files);
  assert.equal(
    JSON.stringify(value),
    `[{"id":"${first}","name":"a.pdf","type":"application/pdf","size":1000},` +
      `{"id":"${second}","name":"b.pdf","type":"application/pdf","size":1000}]`,
  );
  assert.deepEqual(fileUpload.readValue(field, value), files);
  assert.equal(fileUpload.printText(field, files), 'a.pdf, b.pdf');
  assert.equal(fileUpload.printCell(field, files), 'a.pdf; b.pdf');
  assert.equal(fileUpload.asNumber(field, files), '2');
  for (const wrong of [[], {}, 'a', [{ ...file(first), size: -1 }], [{ ...file(first), id: 'x' }], [null]])
    assert.equal(fileUpload.readValue(field, wrong), undefined);
});
