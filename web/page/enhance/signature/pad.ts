import { createElement } from '../../livePage.ts';
import { drawPiece, drawStroke, type Ink, type InkPoint, widthAt, writeName } from './ink.ts';
import type { Drawing } from './picture.ts';

/** The box to draw in, by mouse, finger or pen. It shows a typed name in the same place. */
export class SignaturePad implements Drawing {
  readonly canvas = createElement('canvas', {});
  readonly strokes: InkPoint[][] = [];
  name = '';
  readonly #onChange: () => void;
  /** The width of the box when the drawing began; a narrower box shows it smaller. */
  #drawnWidth = 0;
  #last: PointerEvent | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    const { canvas } = this;
    canvas.addEventListener('pointerdown', (event) => this.#begin(event));
    canvas.addEventListener('pointermove', (event) => this.#continue(event));
    for (const type of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(type, () => this.#end());
    // Also runs when the step of the field is shown, before which the box has no size.
    new ResizeObserver(() => this.#resize()).observe(canvas);
    // The colour of the ink follows the page's.
    for (const query of ['(prefers-color-scheme:dark)', '(forced-colors:active)'])
      matchMedia(query).addEventListener('change', () => this.redraw());
  }

  get isEmpty(): boolean {
    return this.strokes.length === 0 && this.name === '';
  }

  /** Removes the last line, or the typed name. */
  undo(): void {
    this.strokes.pop();
    this.name = '';
    this.redraw();
    this.#onChange();
  }

  clear(): void {
    this.strokes.length = 0;
    this.undo();
  }

  /** Replaces what was drawn. */
  write(name: string): void {
    this.strokes.length = 0;
    this.name = name.trim();
    this.redraw();
    this.#onChange();
  }

  redraw(): void {
    const { canvas } = this;
    const ink = this.#ink();
    ink?.clearRect(0, 0, canvas.width, canvas.height);
    if (ink === undefined) return;
    for (const stroke of this.strokes) drawStroke(ink, stroke);
    if (this.name) writeName(ink, this.name, canvas.clientWidth, canvas.clientHeight);
  }

  #resize(): void {
    const { canvas } = this;
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    this.redraw();
  }

  #ink(): Ink | undefined {
    const ink = this.canvas.getContext('2d') ?? undefined;
    if (ink === undefined) return undefined;
    const scale = devicePixelRatio * this.#scale();
    ink.setTransform(scale, 0, 0, scale, 0, 0);
    ink.fillStyle = getComputedStyle(this.canvas).color;
    ink.strokeStyle = ink.fillStyle;
    return ink;
  }

  #scale(): number {
    return this.strokes.length === 0 ? 1 : Math.min(1, this.canvas.clientWidth / this.#drawnWidth);
  }

  #begin(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // Keeps the focus and the page where they are.
    event.preventDefault();
    this.canvas.setPointerCapture(event.pointerId);
    if (this.name) {
      this.name = '';
      this.redraw();
    }
    if (this.strokes.length === 0) this.#drawnWidth = this.canvas.clientWidth;
    this.strokes.push([]);
    this.#last = undefined;
    this.#add(event);
    this.#onChange();
  }

  #continue(event: PointerEvent): void {
    if (this.#last === undefined) return;
    // The browser merges the events of one frame; the line is smoother with all of them.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) this.#add(each);
  }

  #end(): void {
    if (this.#last === undefined) return;
    this.#last = undefined;
    this.redraw();
    this.#onChange();
  }

  #add(event: PointerEvent): void {
    const stroke = this.strokes.at(-1);
    const ink = this.#ink();
    if (stroke === undefined || ink === undefined) return;
    const scale = this.#scale();
    const x = event.offsetX / scale;
    const y = event.offsetY / scale;
    const before = stroke.at(-1);
    const distance = before === undefined ? 0 : Math.hypot(x - before.x, y - before.y);
    if (before !== undefined && distance < 1) return;
    const time = this.#last === undefined ? 1 : Math.max(1, event.timeStamp - this.#last.timeStamp);
    stroke.push({ x, y, width: widthAt(event, distance / time, before?.width) });
    this.#last = event;
    drawPiece(ink, stroke, stroke.length - 1);
  }
}
