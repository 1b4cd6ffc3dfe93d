/**
 * Width and height of an image in pixels, read from its header alone; undefined if the header is unreadable.
 */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: Buffer) => ImageSize | undefined;

const readers: Readonly<Record<string, Reader>> = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** The image types whose size can be read. */
export const supportedImageTypes: readonly string[] = Object.keys(readers);

export function imageSize(bytes: Buffer, type: string): ImageSize | undefined {
  try {
    return readers[type]?.(bytes);
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readPng(bytes: Buffer): ImageSize | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): ImageSize {
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Skips segments up to the start of a frame. */
function readJpeg(bytes: Buffer): ImageSize | undefined {
  for (let index = 2; bytes.readUInt8(index) === 0xff; ) {
    const kind = bytes.readUInt8(index + 1);
    if (kind === 0xff) {
      index += 1;
      continue;
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { height: bytes.readUInt16BE(index + 5), width: bytes.readUInt16BE(index + 7) };
    index += 2 + bytes.readUInt16BE(index + 2);
  }
  return undefined;
}

function readWebp(bytes: Buffer): ImageSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
