import type { Socket } from 'node:net';
import type { Step } from '../api/rawConnection.ts';

/** The bytes sent, and the statuses returned before the connection is closed. */
export type RawSubmission = [what: string, steps: Step[], statuses: number[]];

/** Submissions in broken, odd or ambiguous HTTP. */
export function rawSubmissions(formId: string): RawSubmission[] {
  const json = '{"answers":{"field1":"Ana"}}';
  const head = (...lines: string[]) => `${[`POST /f/${formId} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
  const usual = ['Host: x', 'Connection: close', 'Content-Type: application/json'];
  const length = `Content-Length: ${json.length}`;
  const good = head(...usual, length) + json;
  const chunked = head(...usual, 'Transfer-Encoding: chunked');
  const stop = (socket: Socket) => socket.end();
  const reset = (socket: Socket) => {
    socket.resetAndDestroy();
    // The side that resets a connection gets no event.
    socket.emit('error', Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
  };
  const begun = (target: string) => good.replace(`/f/${formId}`, target);
  return [
    ['an ordinary submission', [good], [201]],
    ['byte after byte', [...good], [201]],
    ['in one chunk', [`${chunked}${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`], [201]],
    ['a chunk with an extension', [`${chunked}1c;x=y\r\n${json}\r\n0\r\n\r\n`], [201]],
    ['a trailer', [`${chunked}1c\r\n${json}\r\n0\r\nX-Late: 1\r\n\r\n`], [201]],
    ['two equal lengths', [head(...usual, length, length) + json], [400]],
    ['two lengths', [head(...usual, length, 'Content-Length: 3') + json], [400]],
    ['a length and chunks', [head(...usual, length, 'Transfer-Encoding: chunked') + json], [400]],
    [
      'chunks and a length',
      [`${head(...usual, 'Transfer-Encoding: chunked', length)}1c\r\n${json}\r\n0\r\n\r\n`],
      [400],
    ],
    ['a length with a sign', [head(...usual, 'Content-Length: +28') + json], [400]],
    ['a length in hexadecimal', [head(...usual, 'Content-Length: 0x1c') + json], [400]],
    ['a list of lengths', [head(...usual, 'Content-Length: 28, 28') + json], [400]],
    ['a length beyond any number', [head(...usual, `Content-Length: ${'9'.repeat(30)}`) + json], [400]],
    ['a length above every limit', [head(...usual, 'Content-Length: 999999999999')], [413]],
    ['chunks within chunks', [`${head(...usual, 'Transfer-Encoding: chunked, chunked')}0\r\n\r\n`], [400]],
    ['an encoding that nobody knows', [`${head(...usual, 'Transfer-Encoding: xchunked')}0\r\n\r\n`], [400]],
    ['a chunk size that is no number', [`${chunked}zz\r\n${json}\r\n0\r\n\r\n`], [400]],
    ['a negative chunk size', [`${chunked}-1\r\n${json}\r\n0\r\n\r\n`], [400]],
    ['a chunk shorter than it says', [`${chunked}ff\r\n${json}\r\n0\r\n\r\n`, stop], [400]],
    ['a chunk longer than it says', [`${chunked}2\r\n${json}\r\n0\r\n\r\n`], [400]],
    ['an absolute target', [begun(`http://elsewhere.example/f/${formId}`)], [201]],
    ['a target without a slash', [begun(`f/${formId}`)], [400]],
    ['an asterisk', [begun('*')], [404]],
    ['a NUL in the target', [begun(`/f/${formId}\0`)], [400]],
    ['a NUL in a header', [head(...usual, 'X: a\0b', length) + json], [400]],
    ['a header without a colon', [head(...usual, 'Odd', length) + json], [400]],
    ['a space before the colon', [head(...usual, `Content-Length : ${json.length}`) + json], [400]],
    ['a header on two lines', [head(...usual, 'X: a\r\n b', length) + json], [400]],
    ['two hosts', [head(...usual, 'Host: y', length) + json], [400]],
    ['no host', [good.replace('Host: x\r\n', '')], [400]],
    ['huge headers', [head(...usual, `X: ${'v'.repeat(40_000)}`, length) + json], [431]],
    ['a huge target', [begun(`/f/${formId}?${'v'.repeat(40_000)}`).slice(0, -json.length)], [414]],
    ['HTTP/1.0', [good.replace('HTTP/1.1', 'HTTP/1.0')], [201]],
    ['HTTP/2.0', [good.replace('HTTP/1.1', 'HTTP/2.0')], [201]],
    ['HTTP/2 from the start', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], [400]],
    ['the beginning of TLS', [Buffer.from('160301020001000201fc0303', 'hex')], [400]],
    ['line feeds alone', [good.replaceAll('\r\n', '\n')], [400]],
    ['an expectation that nobody meets', [head(...usual, 'Expect: the-moon', length) + json], [201]],
    ['Expect: 100-continue', [head(...usual, 'Expect: 100-continue', length), json], [100, 201]],
    ['a method that nobody knows', [good.replace('POST', 'SUBMIT')], [400]],
    ['an upgrade', [head(...usual, 'Upgrade: websocket', length) + json], [201]],
    ['an end in the headers', [good.slice(0, 40), stop], [400]],
    ['an end in the body', [good.slice(0, -3), stop], [400]],
    ['a reset in the body', [good.slice(0, -3), reset], []],
    ['compressed', [head(...usual, 'Content-Encoding: gzip', length) + json], [415]],
    ['JSON that is none', [`${head(...usual, 'Content-Length: 3')}{"a`], [400]],
    ['JSON in another charset', [good.replace('json', 'json; charset=utf-16')], [415]],
  ];
}
