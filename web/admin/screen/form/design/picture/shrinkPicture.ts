/** Why a file cannot become a picture of a form. */
export class PictureRefused extends Error {
  readonly reason: 'notReadable' | 'tooLarge';

  constructor(reason: 'notReadable' | 'tooLarge') {
    super(reason);
    this.reason = reason;
  }
}

/** The types that a form may contain. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The most bytes of a picture inside a document, where base64 makes three bytes four characters. */
const maxBytes = 290_000;
const smallestSide = 80;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a picture, makes it as small as its place needs, and writes it as a data URL. Drawing it anew removes what cameras
 * store in files, such as the place. Moving pictures stay as they are, because drawing would stop them.
 */
export async function shrinkPicture(file: Blob, most: PictureSize): Promise<string> {
  if (!pictureTypes.includes(file.type)) throw new PictureRefused('notReadable');
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('notReadable');
  });
  try {
    if (file.type === 'image/gif' && file.size <= maxBytes) return await dataUrlOf(file);
    return await dataUrlOf(await smallEnough(picture, most));
  } finally {
    picture.close();
  }
}

async function smallEnough(picture: ImageBitmap, most: PictureSize): Promise<Blob> {
  let scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  while (true) {
    const canvas = drawn(picture, scale);
    // Pictures with few colours, such as logos, are sharpest as PNG; photographs are too large for it.
    for (const type of ['image/png', isOpaque(canvas) ? 'image/jpeg' : 'image/webp']) {
      const written = await writtenAs(canvas, type);
      const isUseful = type === 'image/png' ? written.size <= maxBytes / 3 : written.size <= maxBytes;
      if (isUseful) return written;
    }
    if (Math.min(canvas.width, canvas.height) < smallestSide) throw new PictureRefused('tooLarge');
    scale *= 0.8;
  }
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureRefused('notReadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

async function writtenAs(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new PictureRefused('tooLarge')) : resolve(blob)),
      type,
      0.85,
    );
  });
}

async function dataUrlOf(blob: Blob): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureRefused('notReadable'));
    reader.readAsDataURL(blob);
  });
}
