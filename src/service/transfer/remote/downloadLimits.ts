import { formatByteSize } from '#kit/text/byteSize.ts';
import { usualMost } from '../archive/unpackLimits.ts';
import type { RemoteApi } from './remoteApi.ts';
import { RemoteFailure } from './remoteFailure.ts';

export interface DownloadBounds {
  /** The number of bytes that files may take; undefined for the default. */
  most?: number | undefined;
  /** Whether the disk has room for that many more bytes. */
  hasRoom: (bytes: number) => Promise<boolean>;
}

/** A listed size may be wrong, which is only worth a remark, but not by this much. */
const slack = 64_000_000;
const between = 16_000_000;

/**
 * Limits the bytes of files, and stops before another server fills the disk. Data that was read stays, so
 * that the download can resume.
 */
export class DownloadLimits {
  readonly #most: number;
  readonly #hasRoom: DownloadBounds['hasRoom'];
  #taken = 0;

  constructor({ most = usualMost, hasRoom }: DownloadBounds = { hasRoom: async () => true }) {
    this.#most = most;
    this.#hasRoom = hasRoom;
  }

  /** Checks the free space before each request, because the size of a list is unknown beforehand. */
  watch(api: RemoteApi): RemoteApi {
    return {
      baseUrl: api.baseUrl,
      json: async (path, query) => {
        await this.#requireRoom();
        return await api.json(path, query);
      },
      content: async (path, use) => {
        await this.#requireRoom();
        return await api.content(path, use);
      },
      close: () => api.close(),
    };
  }

  /** Yields the content of a file; throws if it is far longer than listed. */
  async *content(bytes: AsyncIterable<Buffer>, id: string, listedSize: number): AsyncGenerator<Buffer> {
    let read = 0;
    let asked = 0;
    for await (const chunk of bytes) {
      read += chunk.length;
      this.#taken += chunk.length;
      if (read > 2 * listedSize + slack)
        throw new RemoteFailure(
          `The file ${id} is far longer than the ${formatByteSize(listedSize)} that it is listed with.`,
        );
      if (this.#taken > this.#most)
        throw new RemoteFailure(
          `The files of the other server are more than ${formatByteSize(this.#most)}. Allow more with --max-size <size>; what was read so far is kept.`,
        );
      if (read - asked > between) {
        asked = read;
        await this.#requireRoom();
      }
      yield chunk;
    }
  }

  async #requireRoom(): Promise<void> {
    if (await this.#hasRoom(0)) return;
    throw new RemoteFailure(
      'There is no room left on the disk of the data folder. Make room and run the same command again: it goes on where it was.',
    );
  }
}
