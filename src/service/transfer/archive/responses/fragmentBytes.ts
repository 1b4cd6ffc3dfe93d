import type { Fragment } from '#store/fragment.ts';

/**
 * Concatenated fragments in UTF-8. Bytes move between threads without a copy and go into SQLite as they are; strings
 * would be copied for each thread and then encoded.
 */
export interface FragmentBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Offsets: the start of each head and of its tail, and finally the end of the last tail. */
  starts: Uint32Array<ArrayBuffer>;
}

export class FragmentWriter {
  #bytes = Buffer.from(new ArrayBuffer(1 << 18));
  readonly #starts: Uint32Array<ArrayBuffer>;
  #filled = 0;
  #places = 0;

  constructor(count: number) {
    this.#starts = new Uint32Array(2 * count + 1);
  }

  add({ head, tail }: Fragment): void {
    this.#write(head);
    this.#write(tail);
  }

  end(): FragmentBytes {
    this.#starts[this.#places] = this.#filled;
    const { buffer } = this.#bytes;
    return { bytes: new Uint8Array(buffer, 0, this.#filled), starts: this.#starts };
  }

  #write(text: string): void {
    this.#starts[this.#places] = this.#filled;
    this.#places += 1;
    // A UTF-16 unit takes at most three bytes.
    if (this.#filled + text.length * 3 > this.#bytes.length) {
      const larger = Buffer.from(new ArrayBuffer(2 * this.#bytes.length + text.length * 3));
      this.#bytes.copy(larger, 0, 0, this.#filled);
      this.#bytes = larger;
    }
    this.#filled += this.#bytes.write(text, this.#filled, 'utf8');
  }
}

export function headAt({ bytes, starts }: FragmentBytes, index: number): Uint8Array {
  return bytes.subarray(starts[2 * index], starts[2 * index + 1]);
}

export function tailAt({ bytes, starts }: FragmentBytes, index: number): Uint8Array {
  return bytes.subarray(starts[2 * index + 1], starts[2 * index + 2]);
}

export function fragmentText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
}
