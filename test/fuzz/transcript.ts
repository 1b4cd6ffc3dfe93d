import { createHash } from 'node:crypto';
import { decoded, headerOf } from './answerFaults.ts';
import type { RawAnswer } from './httpConnection.ts';
import type { FuzzRequest } from './request.ts';

/**
 * A request and its response in one line that must be identical on every engine, without what is specific to an
 * installation: its address, and the signatures of its links.
 */
export function transcriptLine(request: FuzzRequest, answer: RawAnswer): string {
  const own = /http:\/\/localhost:\d+|signature=[^&"]*/g;
  const asked = `${request.method} ${request.target.replace(own, '')} by "${request.credential}"`;
  // If a request has two faults, the parser reports whichever arrives first, at random.
  if (headerOf(answer, 'connection') === 'close') return `${asked}: closed`;
  const isJson = headerOf(answer, 'content-type') === 'application/json' && answer.body.length > 0;
  const body = isJson ? decoded(answer).toString() : '';
  const digest = createHash('sha256').update(body.replace(own, '')).digest('hex').slice(0, 16);
  return `${asked}: ${answer.status} ${digest}`;
}
