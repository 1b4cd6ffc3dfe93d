import { newUuid } from '#kit/ids.ts';
import { leaseUpload, releaseUpload, type UploadName } from '#store/query/collect/upload.ts';
import type { UploadContext } from './uploadContext.ts';

/** After a crash, another process can take over once this lease time has passed. */
const leaseTime = 10_000;
const renewInterval = 3000;

/** A lease that allows one writer at a time over all processes; see `leaseUpload`. */
export class UploadLease {
  readonly #context: Pick<UploadContext, 'store' | 'clock'>;
  readonly #name: UploadName;
  readonly #holder = newUuid();
  #until = 0;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<boolean> | undefined;

  private constructor(context: Pick<UploadContext, 'store' | 'clock'>, name: UploadName) {
    this.#context = context;
    this.#name = name;
  }

  /** Undefined if another process writes, or the upload is complete. */
  static async take(
    context: Pick<UploadContext, 'store' | 'clock'>,
    name: UploadName,
  ): Promise<UploadLease | undefined> {
    const hold = new UploadLease(context, name);
    if (!(await hold.#renew())) return undefined;
    // If the store is briefly unreachable, the next round tries again.
    hold.#timer = setInterval(() => {
      hold.#renewing = hold.#renew().catch(() => false);
    }, renewInterval);
    hold.#timer.unref();
    return hold;
  }

  /** Whether the lease has expired, so that another process may write. */
  get isLost(): boolean {
    return this.#context.clock() > this.#until;
  }

  async release(change: Parameters<typeof releaseUpload>[3]): Promise<boolean> {
    clearInterval(this.#timer);
    await this.#renewing;
    return await this.#context.store.write(({ db }) => releaseUpload(db, this.#name, this.#holder, change));
  }

  async #renew(): Promise<boolean> {
    const now = this.#context.clock();
    const until = now + leaseTime;
    const held = await this.#context.store.write(({ db }) =>
      leaseUpload(db, this.#name, this.#holder, { now, until }),
    );
    if (held) this.#until = until;
    return held;
  }
}
