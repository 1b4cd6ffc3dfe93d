import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shortName } from '#form/field/fileUpload.ts';
import { newUuid } from '#kit/ids.ts';
import type { BodyLimits } from '../bodyLimits.ts';
import type { ReceivedFile } from '../receivedBody.ts';
import { sniffType } from '../sniffType.ts';
import type { PartHeaders } from './partHeaders.ts';

/** Less is kept until more comes: a client decides how small its pieces are. */
const worthWriting = 64 * 1024;

/** A file on its way from the network to a temporary file, under a name of ours. */
export class IncomingFile {
  readonly #headers: PartHeaders;
  readonly #limits: BodyLimits;
  readonly #path: string;
  readonly #hash = createHash('sha256');
  #handle: FileHandle | undefined;
  #type = '';
  #size = 0;
  #waiting: Buffer[] = [];
  #waitingSize = 0;

  constructor(headers: PartHeaders, limits: BodyLimits) {
    this.#headers = headers;
    this.#limits = limits;
    this.#path = join(limits.folder, `${newUuid()}.tmp`);
  }

  async write(bytes: Buffer): Promise<void> {
    const room = Math.max(0, this.#limits.file - this.#size);
    this.#size += bytes.length;
    // What a person has chosen is answered with a sentence under its field, and not with the end of everything.
    if (room === 0) return;
    const kept = bytes.length > room ? bytes.subarray(0, room) : bytes;
    this.#waiting.push(kept);
    this.#waitingSize += kept.length;
    if (this.#waitingSize >= worthWriting) await this.#flush();
  }

  /** Undefined where no file was chosen: a browser sends the control all the same, without name and content. */
  async finish(): Promise<ReceivedFile | undefined> {
    const { name, fileName = '' } = this.#headers;
    if (fileName === '' && this.#size === 0) return undefined;
    await this.#flush();
    await this.#handle?.close();
    return {
      field: name,
      name: shortName(fileName),
      type: this.#type,
      size: this.#size,
      sha256: this.#hash.digest('hex'),
      path: this.#path,
    };
  }

  async discard(): Promise<void> {
    // Whatever is wrong with the file, what matters is that it goes.
    await this.#handle?.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingSize = 0;
    this.#hash.update(bytes);
    if (this.#handle === undefined) {
      this.#type = sniffType(bytes, this.#headers.type);
      await mkdir(this.#limits.folder, { recursive: true, mode: 0o700 });
      this.#handle = await open(this.#path, 'wx', 0o600);
    }
    for (let from = 0; from < bytes.length; ) from += (await this.#handle.write(bytes, from)).bytesWritten;
  }
}
