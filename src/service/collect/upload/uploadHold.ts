import { newUuid } from '#kit/ids.ts';
import { holdUpload, releaseUpload, type UploadName } from '#store/query/collect/upload.ts';
import type { UploadContext } from './uploadContext.ts';

/** So long after a process has died another one may go on. */
const belief = 10_000;
const round = 3000;

/** One writer at a time, over all processes; see `holdUpload`. */
export class UploadHold {
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

  /** Undefined where somebody else writes, or it is complete. */
  static async take(
    context: Pick<UploadContext, 'store' | 'clock'>,
    name: UploadName,
  ): Promise<UploadHold | undefined> {
    const hold = new UploadHold(context, name);
    if (!(await hold.#renew())) return undefined;
    // A store that is away for a moment is asked again in the next round.
    hold.#timer = setInterval(() => {
      hold.#renewing = hold.#renew().catch(() => false);
    }, round);
    hold.#timer.unref();
    return hold;
  }

  /** Whether another process may think by now that nobody writes. */
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
    const until = now + belief;
    const held = await this.#context.store.write(({ db }) =>
      holdUpload(db, this.#name, this.#holder, { now, until }),
    );
    if (held) this.#until = until;
    return held;
  }
}
