import { formatByteSize } from '#kit/text/byteSize.ts';
import { usualMost } from '../archive/unpackLimits.ts';
import type { RemoteApi } from './remoteApi.ts';
import { RemoteFailure } from './remoteFailure.ts';

export interface DownloadBounds {
  /** Bytes of files that may come; undefined for what is usual. */
  most?: number | undefined;
  /** Whether the disk has room for so many bytes more. */
  hasRoom: (bytes: number) => Promise<boolean>;
}

/** A list may be wrong about a size, which is only worth a remark; it is not wrong by so much. */
const slack = 64_000_000;
const between = 16_000_000;

/** Counts what another server sends, so that it can fill no disk. What was read before stays, to go on with later. */
export class DownloadLimits {
  readonly #most: number;
  readonly #hasRoom: DownloadBounds['hasRoom'];
  #taken = 0;

  constructor({ most = usualMost, hasRoom }: DownloadBounds = { hasRoom: async () => true }) {
    this.#most = most;
    this.#hasRoom = hasRoom;
  }

  /** Asks for room before each request: lists have no size that could be known before. */
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

  /** The content of a file, as long as it is not far longer than its list says. */
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
