import { connect, type Socket } from 'node:net';

export interface ClosedLoop {
  readonly url: string;
  readonly connections: number;
  /** The next request, as it goes onto the wire; undefined ends the connection that asks. */
  readonly next: () => Buffer | undefined;
  /** The status that every answer must have. */
  readonly status: number;
}

/**
 * Sends requests over fixed connections, each the next one when its answer is whole, and returns the milliseconds of each.
 * Bytes go straight to the sockets: a tool that builds requests and parses answers has pauses of its own, which would count
 * as the server's.
 */
export async function closedLoop({ url, connections, next, status }: ClosedLoop): Promise<number[]> {
  const { port, hostname } = new URL(url);
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepSending(connect(Number(port), hostname), next, `HTTP/1.1 ${status} `, times),
    ),
  );
  return times;
}

async function keepSending(
  socket: Socket,
  next: () => Buffer | undefined,
  start: string,
  times: number[],
): Promise<void> {
  socket.setNoDelay(true);
  try {
    await new Promise<void>((resolve, reject) => {
      let sent = 0;
      let head = '';
      /** Bytes of the body that have not arrived; undefined until the head is whole. */
      let missing: number | undefined;
      const sendNext = () => {
        const request = next();
        if (request === undefined) {
          resolve();
          return;
        }
        sent = performance.now();
        socket.write(request);
      };
      socket.on('data', (chunk: Buffer) => {
        if (missing === undefined) {
          const before = head.length;
          head += chunk.toString('latin1', 0, 8192);
          const end = head.indexOf('\r\n\r\n');
          if (end === -1) return;
          if (!head.startsWith(start)) reject(new Error(`not answered with ${start}: ${head}`));
          const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
          missing = length - (chunk.length - (end + 4 - before));
        } else missing -= chunk.length;
        if (missing > 0) return;
        times.push(performance.now() - sent);
        head = '';
        missing = undefined;
        sendNext();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the server closed a connection')));
      socket.on('connect', sendNext);
    });
  } finally {
    socket.destroy();
  }
}

/**
 * The milliseconds below which that share of the requests stays: 0.99 for p99, 1 for the slowest. The median of all rounds,
 * because one pause of the machine decides about the slowest request of a round.
 */
export async function medianQuantile(
  measure: () => Promise<number[]>,
  share: number,
  rounds: number,
): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = (await measure()).sort((one, other) => one - other);
    found.push(times[Math.ceil(times.length * share) - 1] ?? 0);
  }
  return found.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}
