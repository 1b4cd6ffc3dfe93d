import type { FieldPosition } from '#contract/canvas/messages.ts';
import type { Tell } from './editedForm.ts';
import type { EditSheet } from './editSheet.ts';
import type { TextEditing } from './textEditing.ts';

interface Canvas {
  readonly sheet: EditSheet;
  readonly texts: TextEditing;
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

/** Keys that the builder handles while no text is edited. */
const forwarded = new Set(['Delete', 'Backspace', 'Escape', 'ArrowUp', 'ArrowDown', 'Home', 'End', '?']);
/** The same with Ctrl or Cmd. */
const commands = new Set(['d', 'a', 'k']);
/** Undo and redo have one history wherever the focus is, also in a text. */
const history = new Set(['z', 'y']);

/** Returns what opens the menu of field types, as its key does. */
export function listenToKeys({ sheet, texts, tell, signal }: Canvas): () => void {
  const forward = (event: KeyboardEvent) => {
    event.preventDefault();
    const { key, shiftKey: shift, altKey: alt } = event;
    tell({ kind: 'key', key: { key, ctrl: event.ctrlKey || event.metaKey, shift, alt } });
  };
  addEventListener(
    'keydown',
    (event) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && history.has(event.key.toLowerCase())) return forward(event);
      if (texts.edited !== undefined || event.isComposing) return;
      if (isCommand) {
        if (commands.has(event.key.toLowerCase())) forward(event);
        return;
      }
      const isOnButton = event.composedPath().some((each) => each instanceof HTMLButtonElement);
      if (isOnButton && (event.key === 'Enter' || event.key === ' ')) return;
      if (event.key === 'Enter' || event.key === '/') {
        event.preventDefault();
        openMenu();
      } else if (event.key === 'F2') editLabel(event);
      else if (forwarded.has(event.key)) forward(event);
    },
    { signal },
  );
  addEventListener('copy', (event) => copy(event, false), { signal });
  addEventListener('cut', (event) => copy(event, true), { signal });
  addEventListener(
    'paste',
    (event) => {
      if (texts.edited !== undefined) return;
      event.preventDefault();
      tell({ kind: 'paste', text: event.clipboardData?.getData('text/plain') ?? '' });
    },
    { signal },
  );

  return openMenu;

  function copy(event: ClipboardEvent, cut: boolean): void {
    if (texts.edited !== undefined || sheet.selected.length === 0) return;
    event.preventDefault();
    tell({ kind: 'copy', cut });
  }

  function openMenu(): void {
    const position = positionAfter(sheet);
    const id = sheet.selected.at(-1);
    const anchor = (id === undefined ? undefined : sheet.fieldAt(id)) ?? lastAdd();
    if (position === undefined || anchor === undefined) return;
    anchor.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = anchor.getBoundingClientRect();
    tell({ kind: 'menu', position, box: { left, top, width, height } });
  }

  function editLabel(event: KeyboardEvent): void {
    const [field] = sheet.selected;
    if (field === undefined) return;
    event.preventDefault();
    texts.begin({ on: 'field', field, text: 'label' });
  }
}

/** After the last selected field, else at the end of the form. */
function positionAfter({ draft, selected }: EditSheet): FieldPosition | undefined {
  const last = selected.at(-1);
  for (const page of draft?.pages ?? []) {
    const index = page.fields.findIndex(({ id }) => id === last);
    if (index !== -1) return { page: page.id, index: index + 1 };
  }
  const page = draft?.pages.at(-1);
  return page && { page: page.id, index: page.fields.length };
}

function lastAdd(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.canvas-add')].at(-1);
}
