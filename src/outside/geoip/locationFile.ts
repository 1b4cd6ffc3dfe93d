import { isIP } from 'node:net';
import { decodeValue, type MmdbMap } from './decodeValue.ts';
import { PagedFile } from './pagedFile.ts';

const metadataMark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const maxMetadata = 131_072;
/** The bytes between the search tree and the data section. */
const separator = 16;

interface Layout {
  ipVersion: 4 | 6;
  nodeCount: number;
  /** The bits of one of the two records of a node. */
  recordBits: 24 | 28 | 32;
}

/** A MaxMind DB file, read in place. */
export class LocationFile {
  readonly layout: Layout;
  readonly #file: PagedFile;

  private constructor(file: PagedFile, layout: Layout) {
    this.#file = file;
    this.layout = layout;
  }

  static async open(path: string): Promise<LocationFile> {
    const file = await PagedFile.open(path);
    try {
      return new LocationFile(file, await file.reading(() => readLayout(file)));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** The record of an address; undefined if the file has none. */
  async find(address: string): Promise<MmdbMap | undefined> {
    const { ipVersion } = this.layout;
    const bytes = addressBytes(address);
    // An IPv6 address would match the IPv4 network of its first four bytes in an IPv4 tree.
    if (bytes === undefined || (ipVersion === 4 && bytes.length === 16)) return undefined;
    // An IPv6 tree has IPv4 addresses after 96 zero bits. A record found earlier belongs to an IPv6 network.
    const zeros = ipVersion === 6 && bytes.length === 4 ? 96 : 0;
    return await this.#file.reading(() => this.#find(bytes, zeros));
  }

  #find(bytes: Uint8Array, zeros: number): MmdbMap | undefined {
    const { nodeCount, recordBits } = this.layout;
    let node = 0;
    let depth = 0;
    for (; depth < zeros + bytes.length * 8 && node < nodeCount; depth++) {
      const bit = depth < zeros ? 0 : bitOf(bytes, depth - zeros);
      node = this.#step(node, bit);
    }
    if (node <= nodeCount || (zeros > 0 && depth <= zeros)) return undefined;
    const tree = (nodeCount * recordBits) / 4;
    const value = decodeValue(this.#file, tree + separator, node - nodeCount + tree);
    return value instanceof Map ? value : undefined;
  }

  #step(node: number, bit: number): number {
    const { recordBits } = this.layout;
    const width = recordBits / 4;
    const bytes = this.#file.bytes(node * width, width);
    if (recordBits !== 28) return bytes.readUIntBE(bit * (width / 2), width / 2);
    // The middle byte has the highest four bits of both records.
    const middle = bytes.readUInt8(3);
    return bit === 0
      ? (middle >> 4) * 2 ** 24 + bytes.readUIntBE(0, 3)
      : (middle & 15) * 2 ** 24 + bytes.readUIntBE(4, 3);
  }
}

function readLayout(file: PagedFile): Layout {
  const length = Math.min(file.size, maxMetadata);
  const end = file.bytes(file.size - length, length);
  const mark = end.lastIndexOf(metadataMark);
  if (mark === -1) throw new TypeError('this is no file in the MaxMind DB format');
  const start = file.size - length + mark + metadataMark.length;
  const value = decodeValue(file, start, start);
  const metadata: MmdbMap = value instanceof Map ? value : new Map();
  const ipVersion = metadata.get('ip_version');
  const recordBits = metadata.get('record_size');
  const nodeCount = metadata.get('node_count');
  if (
    (ipVersion !== 4 && ipVersion !== 6) ||
    (recordBits !== 24 && recordBits !== 28 && recordBits !== 32) ||
    typeof nodeCount !== 'number'
  ) {
    throw new TypeError('the file is of a kind that cannot be read');
  }
  return { ipVersion, recordBits, nodeCount };
}

function bitOf(bytes: Uint8Array, index: number): number {
  return ((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
}

function addressBytes(address: string): Uint8Array | undefined {
  const family = isIP(address);
  if (family === 4) return Uint8Array.from(address.split('.'), Number);
  if (family !== 6) return undefined;
  // `URL` rewrites a trailing IPv4 part in hexadecimal, so only groups are left.
  const [left = '', right] = (URL.parse(`http://[${address}]`)?.hostname ?? '').slice(1, -1).split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [head, tail] = [groups(left), groups(right)];
  const all = [...head, ...new Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return Uint8Array.from(all.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]));
}
