import { STATUS_CODES } from 'node:http';
import type { Problem } from '../problem.ts';
import { failureHeaders } from '../reply/failureHeaders.ts';

/** A whole response as bytes, for a connection on which Node's own response can no longer be sent. */
export function rawProblem(problem: Problem, headers: readonly string[], isHead = false): Buffer {
  const body = problem.body();
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  const all = [...failureHeaders(headers), ...problem.headers];
  for (let index = 0; index < all.length; index += 2) lines.push(`${all[index]}: ${all[index + 1]}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return isHead ? head : Buffer.concat([head, body]);
}
