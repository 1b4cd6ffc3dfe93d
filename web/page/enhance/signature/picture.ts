import { createElement } from '../../livePage.ts';
import { drawStroke, type Stroke, writeName } from './ink.ts';

/** The visitor's lines, or the typed name. */
export interface Drawing {
  readonly strokes: readonly Stroke[];
  readonly name: string;
}

/** Pixels of the picture for each pixel of the page, so that it prints well. */
const density = 3;
const margin = 12;
/** The area of a typed name. */
const named = { x: 0, y: 0, width: 480, height: 140 };

/** The drawing as a PNG file: dark on white, whatever colours the page has, so that it can be printed. */
export async function toPicture({ strokes, name }: Drawing): Promise<File> {
  const area = strokes.length > 0 ? areaOf(strokes) : named;
  const canvas = createElement('canvas', {
    width: Math.ceil(area.width * density),
    height: Math.ceil(area.height * density),
  });
  const ink = canvas.getContext('2d');
  if (ink !== null) {
    ink.scale(density, density);
    ink.fillStyle = '#fff';
    ink.fillRect(0, 0, area.width, area.height);
    ink.translate(-area.x, -area.y);
    ink.fillStyle = '#16181d';
    ink.strokeStyle = ink.fillStyle;
    if (strokes.length > 0) for (const stroke of strokes) drawStroke(ink, stroke);
    else writeName(ink, name, named.width, named.height);
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(picture === null ? [] : [picture], 'signature.png', { type: 'image/png' });
}

function areaOf(strokes: readonly Stroke[]) {
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
