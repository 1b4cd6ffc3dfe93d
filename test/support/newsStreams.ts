import type { KyselyPlugin } from 'kysely';
import { newShortId } from '#kit/ids.ts';
import type { NewsStream } from '#service/news/newsStream.ts';
import { NewsStreams } from '#service/news/newsStreams.ts';
import type { Reader } from '#service/organization/member/reachOfReaders.ts';
import { insertMembership, insertUser } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId, Role } from '#store/tables.ts';

/** The tables, columns and values that a statement reads, as text. */
type Statement = string;

/** The streams of a process without HTTP, and every statement that they read with. */
export class StreamsUnderTest {
  readonly streams: NewsStreams;
  readonly statements: Statement[] = [];
  readonly time = { now: Date.now() };
  readonly #store: Store;
  readonly #onRead = new Set<() => void>();

  constructor(store: Store) {
    this.#store = store;
    const recording: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.statements.push(JSON.stringify(node));
        for (const look of this.#onRead) look();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    this.streams = new NewsStreams({
      store: { read: store.read.withPlugin(recording), commits: store.commits },
      clock: () => this.time.now,
      issuer: undefined,
      onFailure: (error) => {
        throw error;
      },
    });
  }

  /** Members of the organisation, as they read without a stored session. */
  async people(organizationId: OrganizationId, count: number, role: Role = 'owner'): Promise<Reader[]> {
    const ids = Array.from({ length: count }, newShortId);
    await this.#store.write(async ({ db }) => {
      for (const id of ids) {
        await insertUser(db, { id, email: `${id}@example.org`, name: `Person ${id}`, created_at: 1 });
        await insertMembership(db, { organization_id: organizationId, user_id: id, role, created_at: 1 });
      }
    });
    const session = { created_at: 1, second_factor_at: null };
    return ids.map((userId) => ({ organizationId, userId, sessionId: undefined, session }));
  }

  open(
    reader: Reader,
    { drafts = [], responses = [] }: { drafts?: string[]; responses?: [form: string, watermark: number][] },
  ): HeardStream {
    const wanted = { drafts: new Set(drafts), responses: new Map(responses) };
    const stream = this.streams.open(reader, wanted, new AbortController().signal);
    if (typeof stream === 'string') throw new Error(stream);
    return new HeardStream(stream);
  }

  /** Resolves when rights were read so many times. */
  async rightsRead(times: number): Promise<void> {
    const read = () => this.statements.filter(readsRights).length;
    const wanted = read() + times;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (read() >= wanted) resolve();
    };
    this.#onRead.add(look);
    await promise;
    this.#onRead.delete(look);
  }

  [Symbol.dispose](): void {
    this.streams.close();
  }
}

/** Every round that tells something, and every poll, reads the rights of readers with this statement. */
export function readsRights(statement: Statement): boolean {
  return statement.includes('"sessions_ended_at"');
}

export class HeardStream {
  readonly #events: AsyncGenerator<string>;

  constructor(stream: NewsStream) {
    this.#events = stream.events();
  }

  /** The next text; undefined if the stream has ended. */
  async next(): Promise<string | undefined> {
    return (await this.#events.next()).value;
  }

  /** Reads on until a text has this in it. */
  async until(part: string): Promise<string> {
    for (;;) {
      const text = await this.next();
      if (text === undefined) throw new Error(`the stream ended before ${part}`);
      if (text.includes(part)) return text;
    }
  }
}
