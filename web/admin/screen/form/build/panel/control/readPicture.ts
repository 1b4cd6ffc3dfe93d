/** The media types that a form takes as pictures. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** A picture is kept inside the form as base64, of which the schema takes 400,000 characters. */
const maxBytes = 290_000;

/** Sizes and qualities in the order in which they are tried. */
const attempts: readonly (readonly [side: number, quality: number])[] = [
  [1600, 0.85],
  [1200, 0.8],
  [900, 0.75],
  [600, 0.7],
];

/** The file as a data address, made smaller where it is too large; undefined if it is no picture. */
export async function readPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  try {
    if (pictureTypes.includes(file.type) && file.size <= maxBytes) return await dataAddress(file);
    for (const [side, quality] of attempts) {
      const smaller = await drawn(picture, side, quality);
      if (smaller !== null && smaller.size <= maxBytes) return await dataAddress(smaller);
    }
    return undefined;
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}

async function dataAddress(blob: Blob): Promise<string | undefined> {
  const reader = new FileReader();
  return await new Promise((resolve) => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(blob);
  });
}
