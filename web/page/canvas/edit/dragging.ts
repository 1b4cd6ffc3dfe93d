import type { FieldPosition } from '#contract/canvas/messages.ts';
import type { Tell } from './editedForm.ts';
import type { EditSheet } from './editSheet.ts';
import type { Layer } from './layer.ts';
import { positionAt } from './places.ts';

/** How far the pointer moves before a press becomes a drag. */
const threshold = 6;
/** The distance from the edge at which the page scrolls along, and its pixels per frame. */
const edge = 56;
const speed = 14;

/** Moves fields by pointer or touch: by the handle, or with a mouse by the field itself. */
export class Dragging {
  readonly #sheet: EditSheet;
  readonly #layer: Layer;
  readonly #tell: Tell;
  #start: { readonly x: number; readonly y: number; readonly pointer: number } | undefined;
  #place: FieldPosition | undefined;
  #scrolling = 0;

  constructor(sheet: EditSheet, layer: Layer, tell: Tell, signal: AbortSignal) {
    this.#sheet = sheet;
    this.#layer = layer;
    this.#tell = tell;
    layer.drag.addEventListener('pointerdown', (event) => this.#press(event, layer.drag), { signal });
    sheet.element.addEventListener(
      'pointerdown',
      (event) => {
        const { target, pointerType, button } = event;
        if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element)) return;
        if (target.closest('[data-text],button') === null && target.closest('[data-field][data-selected]'))
          this.#press(event, sheet.element);
      },
      { signal },
    );
    addEventListener('pointermove', (event) => this.#move(event), { signal });
    addEventListener('pointerup', (event) => this.#release(event), { signal });
    addEventListener('pointercancel', () => this.#cancel(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.#cancel(), { signal });
  }

  /** Shows where a field that is dragged to this point would go. */
  over(x: number, y: number): FieldPosition | undefined {
    const isInside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const gap = isInside ? positionAt(this.#sheet, x, y) : undefined;
    this.#layer.showDrop(gap);
    this.#scroll(isInside ? y : undefined);
    return gap?.position;
  }

  end(): void {
    this.#layer.showDrop(undefined);
    this.#scroll(undefined);
  }

  #press({ clientX: x, clientY: y, pointerId: pointer }: PointerEvent, holder: Element): void {
    this.#start = { x, y, pointer };
    if (holder === this.#layer.drag) holder.setPointerCapture(pointer);
  }

  #move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    const start = this.#start;
    if (start === undefined || start.pointer !== pointerId) return;
    if (!this.#layer.isDragging) {
      if (Math.hypot(x - start.x, y - start.y) < threshold) return;
      this.#setDragging(true);
      getSelection()?.removeAllRanges();
    }
    this.#place = this.over(x, y);
  }

  #release({ pointerId }: PointerEvent): void {
    if (this.#start?.pointer !== pointerId) return;
    const position = this.#layer.isDragging ? this.#place : undefined;
    const wasDragging = this.#layer.isDragging;
    this.#cancel();
    if (wasDragging) swallowClick();
    if (position !== undefined) this.#tell({ kind: 'move', fields: this.#sheet.selected, position });
  }

  #cancel(): void {
    this.#start = undefined;
    this.#place = undefined;
    if (this.#layer.isDragging) this.#setDragging(false);
    this.end();
  }

  #setDragging(isDragging: boolean): void {
    this.#layer.isDragging = isDragging;
    this.#layer.showGap(undefined);
    document.documentElement.style.cursor = isDragging ? 'grabbing' : '';
    for (const id of this.#sheet.selected)
      this.#sheet.fieldAt(id)?.toggleAttribute('data-dragged', isDragging);
    this.#layer.place();
  }

  /** Scrolls while the pointer rests near the upper or lower edge. */
  #scroll(y: number | undefined): void {
    cancelAnimationFrame(this.#scrolling);
    if (y === undefined) return;
    const way = y < edge ? -1 : y > innerHeight - edge ? 1 : 0;
    if (way === 0) return;
    this.#scrolling = requestAnimationFrame(() => {
      scrollBy(0, way * speed);
      this.#scroll(y);
    });
  }
}

/** The click that follows a drag must not select what is under the pointer. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
