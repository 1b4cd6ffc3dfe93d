import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableLine } from './readableLine.ts';

const time = '2026-11-16T14:02:11.482Z';
const local = new Date(time);
const clock = [local.getHours(), local.getMinutes(), local.getSeconds()]
  .map((part) => String(part).padStart(2, '0'))
  .join(':');

const line = (entry: object) => readableLine(`${JSON.stringify({ level: 30, time, ...entry })}\n`);

test('an answer is one short line', () => {
  const answered = { request: 'r1', method: 'GET', path: '/f/k3v9', status: 200, ms: 4.1, msg: 'answered' };
  assert.equal(line(answered), `${clock} info  GET /f/k3v9 200 4.1 ms\n`);
  assert.equal(
    line({ ...answered, organization: 'acme1' }),
    `${clock} info  GET /f/k3v9 200 4.1 ms organization=acme1\n`,
  );
});

test('other lines have their message and fields', () => {
  assert.equal(
    line({ level: 40, event: 'lines_left_out', count: 3, msg: 'more refusals than the log takes' }),
    `${clock} warn  more refusals than the log takes event=lines_left_out count=3\n`,
  );
});

test('an error shows its stack, indented', () => {
  const err = { type: 'Error', message: 'disk', stack: 'Error: disk\n    at write (a.ts:1:1)' };
  assert.equal(
    line({ level: 50, err, msg: 'a job failed', job: 'send_mails' }),
    `${clock} error a job failed job=send_mails\n  Error: disk\n      at write (a.ts:1:1)\n`,
  );
});

test('a value can neither forge a line nor command the terminal', () => {
  assert.equal(
    line({ msg: 'refused', code: 'x\n14:02:11 info  forged', more: '\u001b[2J' }),
    `${clock} info  refused code=x 14:02:11 info  forged more=\\x1b[2J\n`,
  );
});

test('text that is no JSON stays, without control characters', () => {
  assert.equal(readableLine('not \u001b JSON\n'), 'not \\x1b JSON\n');
});
