import type { PagedFile } from './pagedFile.ts';

/** The MaxMind DB types that occur in location records. */
export type MmdbValue = string | number | bigint | boolean | Buffer | MmdbValue[] | MmdbMap;
export type MmdbMap = ReadonlyMap<string, MmdbValue>;

interface Decoded {
  value: MmdbValue;
  /** The offset of the next value. */
  next: number;
}

/** More values than any location record has; only a corrupt file has more. */
const maxValues = 10_000;

const pointerBases = [0, 2048, 526_336, 0];

/**
 * Reads one value of the data section. `base` is the start of that section, to which pointers are relative. A corrupt
 * file throws and never causes an endless loop.
 */
export function decodeValue(file: PagedFile, base: number, offset: number): MmdbValue {
  return new ValueReader(file, base).decode(offset).value;
}

class ValueReader {
  readonly #file: PagedFile;
  readonly #base: number;
  #values = 0;

  constructor(file: PagedFile, base: number) {
    this.#file = file;
    this.#base = base;
  }

  decode(offset: number): Decoded {
    this.#values += 1;
    if (this.#values > maxValues) throw new RangeError('the file has too many values for one record');
    const control = this.#number(offset, 1);
    let at = offset + 1;
    let type = control >> 5;
    if (type === 1) return this.#follow(control, at);
    if (type === 0) {
      type = this.#number(at, 1) + 7;
      at += 1;
    }
    let size = control & 31;
    if (size > 28) {
      const width = size - 28;
      size = ([29, 285, 65_821][width - 1] ?? 0) + this.#number(at, width);
      at += width;
    }
    if (type === 7) return this.#map(at, size);
    if (type === 11) return this.#list(at, size);
    if (type === 14) return { value: size !== 0, next: at };
    return { value: plainValue(type, this.#file.bytes(at, size)), next: at + size };
  }

  #follow(control: number, at: number): Decoded {
    const width = ((control >> 3) & 3) + 1;
    const high = width === 4 ? 0 : (control & 7) * 2 ** (8 * width);
    const target = this.#base + (pointerBases[width - 1] ?? 0) + high + this.#number(at, width);
    return { value: this.decode(target).value, next: at + width };
  }

  #map(offset: number, size: number): Decoded {
    const value = new Map<string, MmdbValue>();
    let next = offset;
    for (let index = 0; index < size; index++) {
      const key = this.decode(next);
      const entry = this.decode(key.next);
      value.set(String(key.value), entry.value);
      next = entry.next;
    }
    return { value, next };
  }

  #list(offset: number, size: number): Decoded {
    const value: MmdbValue[] = [];
    let next = offset;
    for (let index = 0; index < size; index++) {
      const entry = this.decode(next);
      value.push(entry.value);
      next = entry.next;
    }
    return { value, next };
  }

  #number(offset: number, width: number): number {
    return this.#file.bytes(offset, width).readUIntBE(0, width);
  }
}

function plainValue(type: number, bytes: Buffer): MmdbValue {
  switch (type) {
    case 2:
      return bytes.toString();
    case 3:
      return bytes.readDoubleBE();
    case 4:
      return Buffer.from(bytes);
    case 5:
    case 6:
      return bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length);
    case 8:
      return bytes.length === 0 ? 0 : bytes.readIntBE(0, bytes.length);
    case 9:
    case 10:
      return BigInt(`0x0${bytes.toString('hex')}`);
    case 15:
      return bytes.readFloatBE();
    default:
      throw new RangeError(`the file has a value of the unknown type ${type}`);
  }
}
