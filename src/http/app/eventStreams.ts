import { WakeUp } from '#kit/async/wakeUp.ts';

/** A browser shares one stream between its windows; a few more may be open while that changes hands. */
const mostPerSession = 6;

/** The streams of server-sent events that this process serves. */
export class EventStreams {
  readonly #open = new Map<string, number>();
  readonly #closing = new AbortController();
  /** Woken when a call of this process changed a draft or its people; other processes are found by polling. */
  readonly changes = new WakeUp();

  /** Takes a place for a stream; undefined if the session has too many, or if the service stops. */
  open(session: string, signal: AbortSignal): { signal: AbortSignal; end(): void } | undefined {
    const count = this.#open.get(session) ?? 0;
    if (count >= mostPerSession || this.#closing.signal.aborted) return undefined;
    this.#open.set(session, count + 1);
    let isOpen = true;
    return {
      signal: AbortSignal.any([signal, this.#closing.signal]),
      end: () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (this.#open.get(session) ?? 1) - 1;
        if (left === 0) this.#open.delete(session);
        else this.#open.set(session, left);
      },
    };
  }

  /** Ends all streams, so that the service can stop. */
  close(): void {
    this.#closing.abort();
  }
}
