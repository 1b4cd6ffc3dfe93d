import type { FormValues } from '#form/value/answer.ts';
import { Problem } from '../../problem.ts';
import type { Admission, BodyLimits } from '../bodyLimits.ts';
import { type ReceivedFile, removeFiles } from '../receivedBody.ts';
import { ReceivedValues } from '../receivedValues.ts';
import { IncomingFile } from './incomingFile.ts';
import type { PartEvent } from './multipartParser.ts';
import { type PartHeaders, readPartHeaders } from './partHeaders.ts';

/** The current part. A file that no field takes is skipped. */
type Part =
  | { readonly kind: 'text'; readonly name: string; readonly pieces: Buffer[] }
  | { readonly kind: 'file'; readonly headers: PartHeaders; readonly most: number; file?: IncomingFile }
  | { readonly kind: 'unknown' };

/** Collects the values and files of a form from the parts of a body. */
export class MultipartForm {
  readonly files: ReceivedFile[] = [];
  readonly #limits: BodyLimits;
  readonly #values: ReceivedValues;
  #part: Part | undefined;
  #admission: Admission | undefined;
  #fileParts = 0;
  #textSize = 0;
  #needed = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
    this.#values = new ReceivedValues(limits.fields);
  }

  get values(): FormValues {
    return this.#values.byName;
  }

  /** The useful bytes so far. */
  get needed(): number {
    return this.#needed;
  }

  async take(event: PartEvent): Promise<void> {
    if (event.kind === 'part') this.#part = this.#begin(event.headers);
    else if (this.#part === undefined) throw new Error('content of no part');
    else if (event.kind === 'end') await this.#end(this.#part);
    else await this.#write(this.#part, event.bytes);
  }

  /** Removes all temporary files. */
  async discard(): Promise<void> {
    if (this.#part?.kind === 'file') await this.#part.file?.discard();
    await removeFiles(this.files);
  }

  #begin(bytes: Buffer): Part {
    const headers = readPartHeaders(bytes);
    const { name, fileName } = headers;
    this.#count(name.length);
    this.#needed += bytes.length;
    if (fileName === undefined) return { kind: 'text', name, pieces: [] };
    this.#fileParts += 1;
    // Empty file inputs count too, and a page may have many of them.
    if (this.#fileParts > this.#limits.fields) throw tooManyFiles(this.#limits.fields);
    const most = this.#limits.file(name);
    return most === undefined ? { kind: 'unknown' } : { kind: 'file', headers, most };
  }

  async #write(part: Part, bytes: Buffer): Promise<void> {
    if (part.kind === 'text') {
      this.#count(bytes.length);
      this.#needed += bytes.length;
      part.pieces.push(bytes);
      return;
    }
    // Checks before anything is written to the disk.
    if (this.files.length === this.#limits.files) throw tooManyFiles(this.#limits.files);
    if (part.kind === 'unknown') return;
    part.file ??= await this.#open(part.headers, part.most);
    if (await part.file.write(bytes)) this.#needed += bytes.length;
  }

  async #open(headers: PartHeaders, most: number): Promise<IncomingFile> {
    this.#admission ??= await this.#limits.admit(this.values);
    const { folder } = this.#limits;
    return new IncomingFile(headers, { folder, most, admission: this.#admission });
  }

  async #end(part: Part): Promise<void> {
    if (part.kind === 'text') this.#values.add(part.name, Buffer.concat(part.pieces).toString());
    else if (part.kind === 'file') {
      // An empty file has a name; an empty file input does not.
      if (part.headers.fileName !== '') part.file ??= await this.#open(part.headers, part.most);
      const file = await part.file?.finish();
      if (file !== undefined) this.files.push(file);
      if (this.files.length > this.#limits.files) throw tooManyFiles(this.#limits.files);
    }
    this.#part = undefined;
  }

  #count(bytes: number): void {
    this.#textSize += bytes;
    if (this.#textSize <= this.#limits.text) return;
    throw new Problem('body_too_large', { message: 'The texts of the body are too large.' });
  }
}

function tooManyFiles(most: number): Problem {
  const message = `The body has more than ${most.toLocaleString('en')} files.`;
  return new Problem('body_too_large', { message });
}
