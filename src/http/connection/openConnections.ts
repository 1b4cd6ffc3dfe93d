import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Open {
  /** The pending responses. */
  readonly answers: Set<ServerResponse>;
  /** The received bytes at the last check, and the time of their last change. */
  read: number;
  since: number;
}

/** The open connections of a server, with their pending responses and idle times. */
export class OpenConnections {
  readonly #open = new Map<Socket, Open>();
  /** The deferred requests; undefined while requests are not deferred. */
  #deferred: (() => void)[] | undefined;

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { answers: new Set(), read: 0, since: performance.now() });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Adds a response when its request arrives, also one that waits behind others of its connection. */
  add(response: ServerResponse): void {
    this.#open.get(response.req.socket)?.answers.add(response);
  }

  /** Removes a response whose `close` event has come. */
  remove(response: ServerResponse): void {
    const open = this.#open.get(response.req.socket);
    if (open?.answers.delete(response) === true) open.since = performance.now();
  }

  /** Starts a request: at once, or when {@link release} is called. */
  begin(work: () => void): void {
    if (this.#deferred === undefined) work();
    else this.#deferred.push(work);
  }

  hold(): void {
    this.#deferred ??= [];
  }

  release(): void {
    const deferred = this.#deferred ?? [];
    this.#deferred = undefined;
    for (const work of deferred) work();
  }

  /** Makes the pending responses the last ones of their connections. */
  endWithTheseAnswers(): void {
    for (const { answers } of this.#open.values())
      for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
  }

  /** Connections that wait for no answer and were idle for that long. */
  silentFor(milliseconds: number): Socket[] {
    const now = performance.now();
    const silent: Socket[] = [];
    for (const [socket, open] of this.#open) {
      if (socket.bytesRead !== open.read) {
        open.read = socket.bytesRead;
        open.since = now;
      }
      if (open.answers.size === 0 && now - open.since >= milliseconds) silent.push(socket);
    }
    return silent;
  }
}
