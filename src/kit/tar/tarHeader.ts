/** A tar file is made of blocks of this size. */
export const tarBlock = 512;

/**
 * The POSIX header of a plain file with mode 0600, or of an extension for the next entry (`x`) or all entries (`g`).
 */
export function tarHeader(name: string, size: number, kind: '0' | 'x' | 'g' = '0'): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`"${name}" does not fit into a tar file`);
  const header = Buffer.alloc(tarBlock);
  header.write(name, 0, 'latin1');
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  writeSize(header, size);
  header.write(`${toOctal(Math.floor(Date.now() / 1000), 11)}\0`, 136);
  header.write(kind, 156);
  header.write('ustar\x0000', 257);
  header.write(`${toOctal(checksum(header), 6)}\0 `, 148);
  return header;
}

/** Reads the header of an entry of any kind. Throws for a wrong checksum. */
export function readTarHeader(header: Buffer): { name: string; size: number; kind: string } {
  if (checksum(header) !== fromOctal(header.subarray(148, 156)))
    throw new Error('an entry has a wrong checksum');
  const prefix = header.toString('latin1', 257, 263) === 'ustar\0' ? text(header.subarray(345, 500)) : '';
  const name = text(header.subarray(0, 100));
  const kind = header.toString('latin1', 156, 157);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: readSize(header.subarray(124, 136)),
    // Old programs write a zero byte for a plain file; `7` is a contiguous file, which is read as a plain one.
    kind: kind === '\0' || kind === '7' ? '0' : kind,
  };
}

/** The zeros that fill the last block of an entry of `size` bytes. */
export function paddingAfter(size: number): Buffer {
  return Buffer.alloc((tarBlock - (size % tarBlock)) % tarBlock);
}

/** Octal up to 8 GB; above that 0x80 and the binary number. */
function writeSize(header: Buffer, size: number): void {
  if (size < 8 ** 11) {
    header.write(`${toOctal(size, 11)}\0`, 124);
  } else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
}

function readSize(field: Buffer): number {
  const size = field[0] === 0x80 ? Number(field.readBigUInt64BE(4)) : fromOctal(field);
  if (!Number.isSafeInteger(size)) throw new Error('an entry has no size');
  return size;
}

/** The sum of all bytes, with spaces in place of the checksum field. */
function checksum(header: Buffer): number {
  return header.reduce((total, byte, position) => total + (position >= 148 && position < 156 ? 32 : byte), 0);
}

function toOctal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function fromOctal(field: Buffer): number {
  const digits = text(field).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}

function text(field: Buffer): string {
  const end = field.indexOf(0);
  return field.toString('latin1', 0, end === -1 ? field.length : end);
}
