import { rm } from 'node:fs/promises';
import type { FormValues } from '#form/answer/answer.ts';
import { Problem } from '../../problem.ts';
import type { BodyLimits } from '../bodyLimits.ts';
import type { ReceivedFile } from '../receivedBody.ts';
import { ReceivedValues } from '../receivedValues.ts';
import { IncomingFile } from './incomingFile.ts';
import type { PartEvent } from './multipartParser.ts';
import { readPartHeaders } from './partHeaders.ts';

/** The part that is on its way. */
type Part = { name: string; pieces: Buffer[] } | { file: IncomingFile };

/** Puts the parts of a body together to the values and files of a form. */
export class MultipartForm {
  readonly files: ReceivedFile[] = [];
  readonly #limits: BodyLimits;
  readonly #values: ReceivedValues;
  #part: Part | undefined;
  #fileParts = 0;
  #textSize = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
    this.#values = new ReceivedValues(limits.fields);
  }

  get values(): FormValues {
    return this.#values.byName;
  }

  async take(event: PartEvent): Promise<void> {
    if (event.kind === 'part') this.#part = this.#begin(event.headers);
    else if (this.#part === undefined) throw new Error('content of no part');
    else if (event.kind === 'end') await this.#end(this.#part);
    else if ('file' in this.#part) {
      // Before it takes room on the disk.
      if (this.files.length === this.#limits.files) throw tooManyFiles(this.#limits.files);
      await this.#part.file.write(event.bytes);
    } else {
      this.#count(event.bytes.length);
      this.#part.pieces.push(event.bytes);
    }
  }

  /** Removes all that was written. */
  async discard(): Promise<void> {
    if (this.#part !== undefined && 'file' in this.#part) await this.#part.file.discard();
    for (const { path } of this.files) await rm(path, { force: true });
  }

  #begin(bytes: Buffer): Part {
    const headers = readPartHeaders(bytes);
    this.#count(headers.name.length);
    if (headers.fileName === undefined) return { name: headers.name, pieces: [] };
    this.#fileParts += 1;
    // Controls that were left empty come too, and a page may have many of them.
    if (this.#fileParts > this.#limits.fields) throw tooManyFiles(this.#limits.fields);
    return { file: new IncomingFile(headers, this.#limits) };
  }

  async #end(part: Part): Promise<void> {
    if ('file' in part) {
      const file = await part.file.finish();
      if (file !== undefined) this.files.push(file);
      if (this.files.length > this.#limits.files) throw tooManyFiles(this.#limits.files);
    } else this.#values.add(part.name, Buffer.concat(part.pieces).toString());
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
