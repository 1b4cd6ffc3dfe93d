import { createElement } from '../../livePage.ts';

/** In CSS pixels; the canvas has twice as many for dense screens. */
const side = 48;

/** A small box with the picture, or with the ending of the name where the browser cannot show the file. */
export function thumbnail(name: string, file?: File): HTMLElement {
  const box = createElement('span', { className: 'thumb', ariaHidden: 'true' }, endingOf(name));
  if (file?.type.startsWith('image/')) void drawPicture(box, file);
  return box;
}

/** Drawn on a canvas, because the page's policy allows no pictures from the device. */
async function drawPicture(box: HTMLElement, file: File): Promise<void> {
  // Decodes at the small size: a photograph in full would take 50 MB of memory.
  const picture = await createImageBitmap(file, { resizeWidth: 3 * side, resizeQuality: 'medium' }).catch(
    () => undefined,
  );
  if (picture === undefined) return;
  const canvas = createElement('canvas', { width: 2 * side, height: 2 * side });
  const { width, height } = picture;
  const part = Math.min(width, height);
  canvas
    .getContext('2d')
    ?.drawImage(picture, (width - part) / 2, (height - part) / 2, part, part, 0, 0, 2 * side, 2 * side);
  picture.close();
  box.replaceChildren(canvas);
}

function endingOf(name: string): string {
  return /\.([^.]{1,4})$/.exec(name)?.[1] ?? '';
}
