import type { Tell } from './editedForm.ts';
import type { EditSheet } from './editSheet.ts';
import type { Layer } from './layer.ts';
import { gapUnder } from './places.ts';
import type { TextEditing } from './textEditing.ts';
import { targetOf } from './textTargets.ts';

interface Canvas {
  readonly sheet: EditSheet;
  readonly layer: Layer;
  readonly texts: TextEditing;
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

/** Selects and edits by click. */
export function listenToPointer({ sheet, layer, texts, tell, signal }: Canvas): void {
  let isReplaced = false;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-text]') : null;
      const target = element === null ? undefined : targetOf(element);
      if (element === null || target === undefined || event.button !== 0 || isModified(event)) return;
      // Before the browser moves the caret, so that it goes where the pointer is.
      texts.begin(target, element);
      isReplaced = !element.isConnected;
    },
    { signal },
  );
  document.addEventListener(
    'mousedown',
    (event) => {
      // Keeps Shift and Ctrl from selecting text, and a click beside a text from taking its focus.
      // The pressed text may be there anew, and has the focus already.
      if (isModified(event) || isReplaced) event.preventDefault();
      isReplaced = false;
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || layer.contains(event.target)) return;
      if (event.target.closest('.canvas-insert') !== null) return;
      // Labels would activate their controls, links would leave.
      event.preventDefault();
      press(event.target, event);
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType, target, buttons }) => {
      if (pointerType !== 'mouse' || buttons !== 0 || layer.isDragging || layer.contains(target)) return;
      layer.showGap(gapUnder(sheet, clientX, clientY));
    },
    { signal },
  );
  document.documentElement.addEventListener('pointerleave', () => layer.showGap(undefined), { signal });
  addEventListener('scroll', () => layer.showGap(undefined), { signal, passive: true });

  function press(target: Element, event: MouseEvent): void {
    const field = target.closest<HTMLElement>('[data-field]');
    const page = target.closest<HTMLElement>('[data-page]');
    if (target.closest('.canvas-add') !== null && page !== null) {
      const { left, top, width, height } = target.getBoundingClientRect();
      const index = sheet.draft?.pages.find(({ id }) => id === page.dataset.page)?.fields.length ?? 0;
      const position = { page: page.dataset.page ?? '', index };
      tell({ kind: 'menu', position, box: { left, top, width, height } });
      return;
    }
    if (target.closest('.canvas-add-page') !== null && page !== null) {
      tell({ kind: 'addPage', after: page.dataset.page ?? '' });
      return;
    }
    if (field !== null) {
      const id = field.dataset.field ?? '';
      const how = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one';
      tell({ kind: 'press', on: 'field', id, how });
      if (target.closest('.canvas-add-option') !== null) {
        texts.addOptions(id, sheet.optionCount(id) - 1, []);
      } else if (target.closest('[data-text]') === null) field.focus({ preventScroll: true });
      return;
    }
    const isOnPage = page !== null && target.closest('[data-page-chip],h2,.intro') !== null;
    if (isOnPage) tell({ kind: 'press', on: 'page', id: page.dataset.page ?? '', how: 'one' });
    else tell({ kind: 'press', on: 'form', id: '', how: 'one' });
  }
}

function isModified({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}
