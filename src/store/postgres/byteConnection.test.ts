import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import pg from 'pg';
import { ByteConnection } from './byteConnection.ts';

function message(code: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(code);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function number(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
}

function dataRow(...columns: (string | null)[]): Buffer {
  const parts = columns.flatMap((column) =>
    column === null ? [number(4, -1)] : [number(4, Buffer.byteLength(column)), column],
  );
  return message('D', number(2, columns.length), ...parts);
}

const answer = Buffer.concat([
  message('2'),
  dataRow('Größe ж', null),
  dataRow('', 'b'),
  message('C', 'SELECT 2\0'),
  message('Z', 'I'),
]);

/** The driver's events and the byte rows, in order, if the response arrives in these chunks. */
function received(chunks: readonly Buffer[], asBytes: boolean): string[] {
  const connection = new ByteConnection(new pg.Connection({ stream: () => new PassThrough() }));
  const stream = new PassThrough();
  connection.attachListeners(stream);
  const events: string[] = [];
  for (const name of ['bindComplete', 'commandComplete', 'readyForQuery'])
    connection.on(name, () => events.push(name));
  connection.on('dataRow', ({ fields }: { fields: unknown }) =>
    events.push(`text ${JSON.stringify(fields)}`),
  );
  if (asBytes)
    connection.onByteRow = (row) =>
      events.push(`bytes ${JSON.stringify(row.map((column) => column && String(column)))}`);
  for (const chunk of chunks) stream.emit('data', chunk);
  return events;
}

for (const asBytes of [true, false]) {
  const kind = asBytes ? 'bytes' : 'text';
  const expected = [
    'bindComplete',
    `${kind} ["Größe ж",null]`,
    `${kind} ["","b"]`,
    'commandComplete',
    'readyForQuery',
  ];

  test(`an answer as ${kind} is understood wherever it is split`, () => {
    assert.deepEqual(received([answer], asBytes), expected);
    for (let first = 1; first < answer.length; first += 1) {
      for (let second = first + 1; second < answer.length; second += 3) {
        const chunks = [answer.subarray(0, first), answer.subarray(first, second), answer.subarray(second)];
        assert.deepEqual(received(chunks, asBytes), expected);
      }
    }
  });
}
