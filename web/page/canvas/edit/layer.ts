import type { CanvasTexts, FieldPosition } from '#contract/canvas/messages.ts';
import { createElement } from '../../livePage.ts';
import type { Tell } from './editedForm.ts';
import type { EditSheet } from './editSheet.ts';
import { layerStyle } from './layer.css.ts';
import type { Gap } from './places.ts';

const style = new CSSStyleSheet();
style.replaceSync(layerStyle);

/** Shapes of the buttons, as paths in a box of 24. */
const shapes = {
  drag: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
} as const;

/** The tools of the selected field and the lines between fields. They float above the form and move nothing. */
export class Layer {
  readonly element = createElement('div', { className: 'canvas-layer' });
  readonly drag: HTMLButtonElement;
  readonly #tools = createElement('div', { className: 'tools', hidden: true, role: 'toolbar' });
  readonly #insert = createElement('div', { className: 'insert', hidden: true });
  readonly #add: HTMLButtonElement;
  readonly #drop = createElement('div', { className: 'drop', hidden: true });
  readonly #sheet: EditSheet;
  readonly #observer = new ResizeObserver(() => this.place());
  readonly #duplicate: HTMLButtonElement;
  readonly #delete: HTMLButtonElement;
  #frame = 0;
  #gap: FieldPosition | undefined;
  isDragging = false;

  constructor(sheet: EditSheet, tell: Tell) {
    this.#sheet = sheet;
    this.drag = button('drag');
    this.drag.className = 'drag';
    this.#duplicate = button('duplicate', () => tell({ kind: 'command', command: 'duplicate' }));
    this.#delete = button('delete', () => tell({ kind: 'command', command: 'delete' }));
    this.#add = button('add', () => {
      if (this.#gap === undefined) return;
      const { left, top, width, height } = this.#add.getBoundingClientRect();
      tell({ kind: 'menu', position: this.#gap, box: { left, top, width, height } });
    });
    this.#tools.append(this.drag, this.#duplicate, this.#delete);
    this.#insert.append(this.#add);
    const root = this.element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    root.append(this.#tools, this.#insert, this.#drop);
    this.#observer.observe(sheet.element);
  }

  set texts(texts: CanvasTexts) {
    for (const [each, text] of [
      [this.drag, texts.drag],
      [this.#duplicate, texts.duplicate],
      [this.#delete, texts.delete],
      [this.#add, texts.addField],
    ] as const) {
      each.ariaLabel = text;
      each.title = text;
    }
  }

  /** Puts the tools at the selected field, with the next frame, because measuring between changes is slow. */
  place(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const [id, ...others] = this.#sheet.selected;
      const field = id === undefined || others.length > 0 ? undefined : this.#sheet.fieldAt(id);
      this.#tools.hidden = field === undefined;
      // Stays where it is: without the element that holds the pointer, a touch would end.
      this.#tools.style.opacity = this.isDragging ? '0' : '';
      if (field === undefined) return;
      const box = field.getBoundingClientRect();
      const width = this.#tools.offsetWidth;
      const isRightToLeft = document.dir === 'rtl';
      const left = isRightToLeft ? box.left - 8 : box.right + 8 - width;
      // Above the field; inside it where the field is at the top of the page.
      const above = box.top + scrollY - 12 - this.#tools.offsetHeight;
      this.#tools.style.left = `${Math.max(2, Math.min(left, innerWidth - width - 2))}px`;
      this.#tools.style.top = `${Math.max(2, above)}px`;
    });
  }

  /** Shows the button that adds a field between two others. */
  showGap(gap: Gap | undefined): void {
    this.#gap = gap?.position;
    this.#insert.hidden = gap === undefined;
    if (gap === undefined) return;
    moveTo(this.#insert, gap);
  }

  /** Shows where a dragged field would go. */
  showDrop(gap: Gap | undefined): void {
    this.#drop.hidden = gap === undefined;
    if (gap !== undefined) moveTo(this.#drop, { ...gap, top: gap.top - 2 });
  }

  contains(target: EventTarget | null): boolean {
    return target === this.element;
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
  }
}

function moveTo(element: HTMLElement, { left, top, width }: Gap): void {
  element.style.left = `${left + scrollX}px`;
  element.style.top = `${top + scrollY}px`;
  element.style.width = `${width}px`;
}

function button(shape: keyof typeof shapes, onPress?: () => void): HTMLButtonElement {
  const made = createElement('button', { type: 'button' });
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.ariaHidden = 'true';
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', shapes[shape]);
  picture.append(path);
  made.append(picture);
  if (onPress !== undefined) made.addEventListener('click', onPress);
  return made;
}
