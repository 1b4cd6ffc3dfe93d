import { writeFile } from 'node:fs/promises';

type Value = string | number | Value[] | { [name: string]: Value };

interface Written {
  ipVersion: 4 | 6;
  recordBits: 24 | 28 | 32;
  /** The leading bits of a network, and its record. */
  networks: readonly [bits: string, value: Value][];
}

/** Writes a small file in the MaxMind DB format. */
export async function writeMmdb(path: string, { ipVersion, recordBits, networks }: Written): Promise<void> {
  type Node = [Half, Half];
  type Half = number | { value: number } | undefined;
  const nodes: Node[] = [[undefined, undefined]];
  const values: Buffer[] = [];
  let length = 0;
  for (const [bits, value] of networks) {
    let node = nodes[0];
    for (const bit of bits.slice(0, -1)) {
      const side = bit === '1' ? 1 : 0;
      const half = node?.[side];
      if (node !== undefined && typeof half !== 'number') node[side] = nodes.push([undefined, undefined]) - 1;
      node = nodes[Number(node?.[side])];
    }
    if (node !== undefined) node[bits.endsWith('1') ? 1 : 0] = { value: length };
    values.push(encode(value));
    length += values.at(-1)?.length ?? 0;
  }
  const numberOf = (half: Half) =>
    half === undefined ? nodes.length : typeof half === 'number' ? half : nodes.length + 16 + half.value;
  const tree = nodes.map(([left, right]) => encodeNode(numberOf(left), numberOf(right), recordBits));
  const metadata = { ip_version: ipVersion, record_size: recordBits, node_count: nodes.length };
  const mark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  await writeFile(path, Buffer.concat([...tree, Buffer.alloc(16), ...values, mark, encode(metadata)]));
}

function encodeNode(left: number, right: number, recordBits: number): Buffer {
  const half = (number: number) => number.toString(2).padStart(recordBits, '0');
  const [high, low] = [half(left), half(right)];
  const bits = recordBits === 28 ? high.slice(4) + high.slice(0, 4) + low : high + low;
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flat().map(encode)]);
}

function control(type: number, size: number): Buffer {
  return Buffer.from(size < 29 ? [(type << 5) | size] : [(type << 5) | 29, size - 29]);
}
