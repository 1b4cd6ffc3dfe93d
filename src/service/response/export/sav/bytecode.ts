const bias = 100;
const codes = { raw: 253, spaces: 254, systemMissing: 255 } as const;

/**
 * The compression of the format: each element of eight bytes has a code, and those that need it have their bytes after
 * the codes of their group of eight.
 */
export class Bytecode {
  #buffer = Buffer.alloc(64 * 1024);
  #end = 0;
  /** Where the codes of the current group stand. */
  #group = 0;
  #inGroup = 8;

  /** Bytes that are ready; the last group is not. */
  get length(): number {
    return this.#group;
  }

  number(value: number | undefined): void {
    if (value === undefined) this.#code(codes.systemMissing);
    else if (Number.isInteger(value) && value >= 1 - bias && value <= 251 - bias && !Object.is(value, -0))
      this.#code(value + bias);
    else {
      this.#code(codes.raw);
      this.#reserve(8);
      this.#end = this.#buffer.writeDoubleLE(value, this.#end);
    }
  }

  /** The bytes from `from` to `to`, padded with spaces to `width`, which is rounded up to elements. */
  text(bytes: Buffer, from: number, to: number, width: number): void {
    const elements = Math.max(1, Math.ceil(width / 8));
    for (let element = 0; element < elements; element += 1) {
      const start = from + element * 8;
      if (start >= to) {
        this.#code(codes.spaces);
        continue;
      }
      this.#code(codes.raw);
      this.#reserve(8);
      const count = Math.min(8, to - start);
      bytes.copy(this.#buffer, this.#end, start, start + count);
      this.#buffer.fill(0x20, this.#end + count, this.#end + 8);
      this.#end += 8;
    }
  }

  /** Takes the ready bytes out. */
  take(): Buffer {
    const taken = Buffer.from(this.#buffer.subarray(0, this.#group));
    this.#buffer.copyWithin(0, this.#group, this.#end);
    this.#end -= this.#group;
    this.#group = 0;
    return taken;
  }

  /** Takes everything. Unused codes of the last group stay 0, which means nothing. */
  finish(): Buffer {
    return Buffer.from(this.#buffer.subarray(0, this.#end));
  }

  #code(code: number): void {
    if (this.#inGroup === 8) {
      this.#reserve(8);
      this.#group = this.#end;
      this.#buffer.fill(0, this.#end, this.#end + 8);
      this.#end += 8;
      this.#inGroup = 0;
    }
    this.#buffer[this.#group + this.#inGroup] = code;
    this.#inGroup += 1;
  }

  #reserve(size: number): void {
    if (this.#end + size <= this.#buffer.length) return;
    const larger = Buffer.alloc(this.#buffer.length * 2);
    this.#buffer.copy(larger, 0, 0, this.#end);
    this.#buffer = larger;
  }
}
