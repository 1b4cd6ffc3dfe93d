import { connect, type Socket } from 'node:net';

/** Bytes to send, or an action on the socket. */
export type Step = string | Buffer | ((socket: Socket) => unknown);

/** Longer than any answer takes on a busy machine, in milliseconds. */
export const longest = 180_000;

/** Runs the steps on a new connection and returns everything received until it closes or `longest` is over. */
export async function rawPost(port: number, steps: readonly Step[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true, noDelay: true });
  let answer = '';
  const closed = new Promise<void>((resolve) => {
    const late = setTimeout(resolve, longest);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('end', done);
    socket.on('close', done);
    socket.on('error', done);
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  for (const step of steps) {
    if (typeof step === 'function') await step(socket);
    else if (socket.writable) socket.write(step);
  }
  await closed;
  socket.destroy();
  return answer;
}

/** The head of a POST whose connection is closed after its answer. */
export const head = (...headers: string[]): string =>
  `${['POST /f/form0001 HTTP/1.1', 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

/** A chunk of a chunked body. */
export const chunk = (bytes: string | Buffer): string =>
  `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes.toString('latin1')}\r\n`;
