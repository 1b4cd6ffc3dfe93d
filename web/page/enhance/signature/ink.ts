/** A point of a line, with the width of the line there. */
export interface InkPoint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export type Stroke = readonly InkPoint[];

export type Ink = CanvasRenderingContext2D;

const thinnest = 1.4;
const thickest = 3.6;

/** A pen gives its pressure; other lines are thinner where they are drawn faster, like real ink. */
export function widthAt(
  pointer: Pick<PointerEvent, 'pointerType' | 'pressure'>,
  speed: number,
  before: number | undefined,
): number {
  const wanted =
    pointer.pointerType === 'pen' && pointer.pressure > 0
      ? thinnest + pointer.pressure * (thickest - thinnest)
      : Math.max(thinnest, thickest - 1.3 * speed);
  return before === undefined ? (wanted + thinnest) / 2 : 0.7 * before + 0.3 * wanted;
}

export function drawStroke(ink: Ink, stroke: Stroke): void {
  for (let index = 0; index < stroke.length; index += 1) drawPiece(ink, stroke, index);
}

/** Draws the piece of a line that ends at a point: a curve between the middles of its neighbours. */
export function drawPiece(ink: Ink, stroke: Stroke, index: number): void {
  const end = stroke[index];
  if (end === undefined) return;
  const corner = stroke[index - 1];
  ink.beginPath();
  if (corner === undefined) {
    ink.arc(end.x, end.y, end.width / 2, 0, 2 * Math.PI);
    ink.fill();
    return;
  }
  const start = middle(stroke[index - 2] ?? corner, corner);
  const stop = index === stroke.length - 1 ? end : middle(corner, end);
  ink.lineCap = 'round';
  ink.lineWidth = end.width;
  ink.moveTo(start.x, start.y);
  ink.quadraticCurveTo(corner.x, corner.y, stop.x, stop.y);
  ink.stroke();
}

function middle(one: InkPoint, other: InkPoint): { x: number; y: number } {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const handwriting =
  'italic {size}px "Snell Roundhand","Segoe Script","Apple Chancery","Brush Script MT",cursive';

/** Writes a name in the middle of an area, in the device's handwriting, as large as fits. */
export function writeName(ink: Ink, name: string, width: number, height: number): void {
  const largest = height * 0.32;
  ink.font = handwriting.replace('{size}', `${largest}`);
  const size = Math.min(largest, (largest * width * 0.9) / Math.max(1, ink.measureText(name).width));
  ink.font = handwriting.replace('{size}', `${size}`);
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText(name, width / 2, height / 2);
}
