import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shortName } from '#form/type/fileUpload/behaviour.ts';
import { newUuid } from '#kit/ids.ts';
import { Problem } from '../../problem.ts';
import type { Admission } from '../bodyLimits.ts';
import type { ReceivedFile } from '../receivedBody.ts';
import { sniffType } from '../sniffType.ts';
import type { PartHeaders } from './partHeaders.ts';

/** Smaller chunks are buffered, because the client chooses their size. */
const worthWriting = 64 * 1024;

interface Target {
  readonly folder: string;
  /** The most bytes. A larger file is removed from the disk, because no field takes a part of one. */
  readonly most: number;
  readonly admission: Admission;
}

/** Writes an uploaded file to a temporary file with a generated name. */
export class IncomingFile {
  readonly #headers: PartHeaders;
  readonly #target: Target;
  readonly #path: string;
  readonly #hash = createHash('sha256');
  #handle: FileHandle | undefined;
  #type: string | undefined;
  #size = 0;
  #waiting: Buffer[] = [];
  #waitingSize = 0;

  constructor(headers: PartHeaders, place: Target) {
    this.#headers = headers;
    this.#target = place;
    this.#path = join(place.folder, `${newUuid()}.tmp`);
  }

  /** Writes the bytes; false if the file is larger than allowed, so that they are useless. */
  async write(bytes: Buffer): Promise<boolean> {
    const wasTooLarge = this.#isTooLarge;
    this.#size += bytes.length;
    // A file that a person chose is refused under its field, not by failing the whole request.
    if (this.#isTooLarge) {
      if (!wasTooLarge) await this.#drop(bytes);
      return false;
    }
    this.#waiting.push(bytes);
    this.#waitingSize += bytes.length;
    if (this.#waitingSize >= worthWriting) await this.#flush();
    return true;
  }

  /** Undefined if no file was chosen: a browser then sends an empty part without a name. */
  async finish(): Promise<ReceivedFile | undefined> {
    const { name, fileName = '' } = this.#headers;
    if (fileName === '' && this.#size === 0) return undefined;
    if (!this.#isTooLarge) await this.#flush();
    await this.#handle?.close();
    return {
      field: name,
      name: shortName(fileName),
      type: this.#type ?? this.#headers.type,
      size: this.#size,
      sha256: this.#hash.digest('hex'),
      path: this.#handle === undefined || this.#isTooLarge ? undefined : this.#path,
    };
  }

  async discard(): Promise<void> {
    // Errors are ignored: the file is removed in any case.
    await this.#handle?.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }

  get #isTooLarge(): boolean {
    return this.#size > this.#target.most;
  }

  async #drop(bytes: Buffer): Promise<void> {
    // The field may also refuse its type.
    this.#type ??= sniffType(Buffer.concat([...this.#waiting, bytes]), this.#headers.type);
    this.#waiting = [];
    this.#waitingSize = 0;
    await this.discard();
    this.#handle = undefined;
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingSize = 0;
    this.#hash.update(bytes);
    this.#type ??= sniffType(bytes, this.#headers.type);
    const { admission, folder } = this.#target;
    if (!admission.keeps) return;
    if (!(await admission.mayWrite(bytes.length)))
      throw new Problem('disk_full', { headers: ['Retry-After', '600'] });
    if (this.#handle === undefined) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      this.#handle = await open(this.#path, 'wx', 0o600);
    }
    for (let from = 0; from < bytes.length; ) from += (await this.#handle.write(bytes, from)).bytesWritten;
  }
}
