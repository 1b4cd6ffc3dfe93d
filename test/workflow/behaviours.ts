import { type AddressInfo, createServer, type Socket } from 'node:net';
import * as tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { type Certificate, makeCertificate } from '../support/certificate.ts';

/** How a receiver behaves once a request has arrived, and what must come of it. */
export interface Behaviour {
  readonly name: string;
  readonly state: 'done' | 'failed' | 'waiting';
  /** The stable word of the error. */
  readonly error: string | null;
  /** When the next attempt is, in milliseconds from now; for runs that wait. */
  readonly next?: number;
  /** Writes the answer to the socket. */
  readonly answer: (socket: Socket) => void;
  /** For a receiver at an `https:` address. */
  readonly secure?: {
    /** Undefined if it speaks no TLS. */
    readonly certificate: Certificate | undefined;
    readonly says: RegExp;
  };
}

const says =
  (head: string, body = '') =>
  (socket: Socket) =>
    void socket.end(
      `HTTP/1.1 ${head}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );

const status = (code: number, extra = ''): Pick<Behaviour, 'answer'> => ({
  answer: says(`${code} Answer${extra}`),
});
const done = { state: 'done', error: null } as const;
const failed = (error: string, next = 5000) => ({ state: 'waiting', error, next }) as const;

/** 20 KB that become 20 MB. */
const bomb = gzipSync(Buffer.alloc(20_000_000));

export function behaviours(canaryUrl: string): Behaviour[] {
  const redirect = `\r\nLocation: ${canaryUrl}`;
  return [
    { name: '200', ...done, ...status(200) },
    { name: '201', ...done, ...status(201) },
    { name: '202 with a body', ...done, answer: says('202 Accepted', '{"queued":true}') },
    { name: '204', ...done, answer: (socket) => void socket.end('HTTP/1.1 204 No Content\r\n\r\n') },
    { name: '299', ...done, ...status(299) },
    { name: '301 to a canary', ...failed('status_301'), ...status(301, redirect) },
    { name: '302 to a canary', ...failed('status_302'), ...status(302, redirect) },
    { name: '307 to a canary', ...failed('status_307'), ...status(307, redirect) },
    { name: '308 to a canary', ...failed('status_308'), ...status(308, redirect) },
    {
      name: '304',
      ...failed('status_304'),
      answer: (socket) => void socket.end('HTTP/1.1 304 Not Modified\r\n\r\n'),
    },
    { name: '400', ...failed('status_400'), ...status(400) },
    { name: '401', ...failed('status_401'), ...status(401) },
    { name: '404', ...failed('status_404'), ...status(404) },
    { name: '410', state: 'failed', error: 'status_410', ...status(410) },
    { name: '429', ...failed('status_429'), ...status(429) },
    { name: '429 with Retry-After', ...failed('status_429', 90_000), ...status(429, '\r\nRetry-After: 90') },
    {
      name: '503 with a date to return',
      ...failed('status_503', 3_600_000),
      ...status(503, '\r\nRetry-After: Tue, 17 Nov 2026 10:00:00 GMT'),
    },
    { name: '503 with nonsense to return', ...failed('status_503'), ...status(503, '\r\nRetry-After: soon') },
    {
      name: '503 that would have us wait for a year',
      ...failed('status_503', 86_400_000),
      ...status(503, '\r\nRetry-After: 31536000'),
    },
    { name: '500', ...failed('status_500'), ...status(500) },
    { name: '599', ...failed('status_599'), ...status(599) },
    { name: 'closes without an answer', ...failed('broken_off'), answer: (socket) => void socket.end() },
    {
      name: 'resets the connection',
      ...failed('broken_off'),
      answer: (socket) => void socket.resetAndDestroy(),
    },
    {
      name: 'speaks no HTTP',
      ...failed('unreachable'),
      answer: (socket) => void socket.end('SSH-2.0-OpenSSH\r\n'),
    },
    { name: 'hangs before the headers', ...failed('timeout'), answer: () => undefined },
    {
      name: 'hangs within the headers',
      ...failed('timeout'),
      answer: (socket) => void socket.write('HTTP/1.1 200 OK\r\nX-Slow: '),
    },
    {
      name: 'hangs within the body',
      ...failed('timeout'),
      answer: (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'),
    },
    {
      name: 'sends a byte now and then',
      ...failed('timeout'),
      answer: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
        const timer = setInterval(() => void socket.write('x'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    },
    {
      name: 'breaks off within the body',
      ...failed('broken_off'),
      answer: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf');
        setImmediate(() => socket.resetAndDestroy());
      },
    },
    {
      name: 'never ends its body',
      ...done,
      answer: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
        const flood = () => {
          while (!socket.destroyed && socket.write(chunk)) {
            // Until the buffer is full.
          }
        };
        socket.on('drain', flood);
        flood();
      },
    },
    {
      name: 'sends a compression bomb',
      ...done,
      answer: (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`);
        socket.end(bomb);
      },
    },
    {
      name: 'sends headers without end',
      ...failed('unreachable'),
      answer: (socket) => void socket.end(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\n`),
    },
    ...secureBehaviours(),
  ];
}

/** The host of receivers at `https:` addresses. */
const secureHost = 'shop.example.org';
const day = 86_400_000;

/** All but the last of them answer 200 to everybody who would send them a request. */
function secureBehaviours(): Behaviour[] {
  const authority = makeCertificate({ name: 'Authority of the tests', isAuthority: true });
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority.cert]);
  const stranger = makeCertificate({ name: 'Authority of a stranger', isAuthority: true });
  const issued = { name: secureHost, issuer: authority };
  const over = (certificate: Certificate | undefined, says = /(?:)/) => ({
    secure: { certificate, says },
    ...status(200),
  });
  return [
    { name: 'a good certificate', ...done, ...over(makeCertificate(issued)) },
    {
      name: 'a certificate signed by itself',
      ...failed('insecure'),
      ...over(makeCertificate({ name: secureHost }), /not trusted/),
    },
    {
      name: 'a certificate of an authority that nobody knows',
      ...failed('insecure'),
      ...over(makeCertificate({ ...issued, issuer: stranger }), /not trusted/),
    },
    {
      name: 'a certificate that has expired',
      ...failed('insecure'),
      ...over(
        makeCertificate({ ...issued, notBefore: Date.now() - 2 * day, notAfter: Date.now() - day }),
        /has expired/,
      ),
    },
    {
      name: 'a certificate that is not valid yet',
      ...failed('insecure'),
      ...over(
        makeCertificate({ ...issued, notBefore: Date.now() + day, notAfter: Date.now() + 2 * day }),
        /not valid yet/,
      ),
    },
    {
      name: 'a certificate for another name',
      ...failed('insecure'),
      ...over(makeCertificate({ ...issued, name: 'other.example.org' }), /for another name/),
    },
    {
      name: 'no TLS at an https address',
      ...failed('insecure'),
      ...over(undefined, /does not speak TLS/),
      answer: (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    },
  ];
}

export interface RawReceiver {
  readonly url: string;
  readonly sockets: ReadonlySet<Socket>;
  /** How many whole requests came. */
  received(): number;
  close(): void;
}

/** A receiver that reads a whole request and then does what the behaviour says with the bare connection. */
export async function startRawReceiver({
  answer,
  secure,
}: Pick<Behaviour, 'answer' | 'secure'>): Promise<RawReceiver> {
  const sockets = new Set<Socket>();
  let received = 0;
  const read = (socket: Socket) => {
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      const isHello = text.startsWith('\x16\x03');
      if (!isHello && (end < 0 || text.length < end + 4 + length)) return;
      text = '';
      if (!isHello) received += 1;
      answer(socket);
    });
  };
  const certificate = secure?.certificate;
  const server = certificate === undefined ? createServer(read) : tls.createServer(certificate, read);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: secure === undefined ? `http://127.0.0.1:${port}/hook` : `https://${secureHost}:${port}/hook`,
    sockets,
    received: () => received,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
