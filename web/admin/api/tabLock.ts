import { serialQueue } from './serialQueue.ts';

/** The lock expires, because a tab may be closed while it holds the lock. */
const lockTimeout = 10_000;

interface Message {
  readonly about: 'begun' | 'ended';
  readonly id: string;
}

interface TabLock {
  /** Runs `work` while holding the lock. */
  hold<Made>(work: () => Promise<Made>): Promise<Made>;
  /** Resolves once the lock is free. */
  settled(): Promise<void>;
}

/**
 * A lock shared by all tabs. Without Web Locks, which need HTTPS, tabs announce start and end over a BroadcastChannel.
 */
export function createTabLock(name: string): TabLock {
  if (typeof navigator.locks !== 'undefined')
    return {
      hold: (work) => navigator.locks.request(name, work),
      settled: () => navigator.locks.request(name, async () => undefined),
    };
  return createMessageLock(name);
}

function createMessageLock(name: string): TabLock {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const locks = new Map<string, { readonly done: Promise<void>; readonly end: () => void }>();
  const begin = (id: string) => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => end(id), lockTimeout);
    locks.set(id, {
      done,
      end: () => {
        clearTimeout(timer);
        resolve();
      },
    });
  };
  const end = (id: string) => {
    locks.get(id)?.end();
    locks.delete(id);
  };
  const broadcast = (message: Message) => {
    (message.about === 'begun' ? begin : end)(message.id);
    channel?.postMessage(message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) =>
    (data.about === 'begun' ? begin : end)(data.id),
  );
  const settled = async () => {
    while (locks.size > 0) await Promise.all([...locks.values()].map(({ done }) => done));
  };
  return {
    settled,
    hold: (work) =>
      serialQueue(name, async () => {
        await settled();
        const id = `${Date.now()} ${Math.random()}`;
        broadcast({ about: 'begun', id });
        try {
          return await work();
        } finally {
          broadcast({ about: 'ended', id });
        }
      }),
  };
}
