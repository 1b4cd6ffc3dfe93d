import type { FormDefinition } from '#form/definition/document.ts';
import { type Editor, type EditorState, highestFieldNumber, type Selection } from './editor.ts';

interface EditorOptions {
  readonly draft: FormDefinition;
  readonly revision: number;
  readonly lastFieldNumber: number;
  /** Stores a draft that is based on a revision; resolves with the new revision. */
  readonly save: (draft: FormDefinition, revision: number) => Promise<number>;
}

interface Entry {
  readonly draft: FormDefinition;
  readonly selection: Selection;
  readonly group: string | undefined;
}

/** The pause in typing after which the draft is sent. */
const savingDelay = 600;

export function createEditor({ draft, revision, lastFieldNumber, save }: EditorOptions): Editor {
  const listeners = new Set<() => void>();
  const undone: Entry[] = [];
  const done: Entry[] = [];
  let stored = draft;
  let storedRevision = revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let lastNumber = Math.max(lastFieldNumber, highestFieldNumber(draft));
  let state: EditorState = {
    draft,
    selection: { kind: 'form' },
    canUndo: false,
    canRedo: false,
    saving: 'saved',
  };
  const set = (next: Partial<EditorState>) => {
    state = { ...state, ...next, canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const notify of listeners) notify();
  };
  const sendNow = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (state.draft !== stored) {
      const sent = state.draft;
      storedRevision = await save(sent, storedRevision);
      stored = sent;
    }
    set({ saving: 'saved' });
  };
  const flush = async () => {
    sending ??= sendNow()
      .catch((error: unknown) => {
        set({ saving: 'offline' });
        throw error;
      })
      .finally(() => {
        sending = undefined;
      });
    await sending;
    return storedRevision;
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush().catch(() => undefined), savingDelay);
  };
  const step = (from: Entry[], to: Entry[]) => {
    const entry = from.pop();
    if (entry === undefined) return;
    to.push({ draft: state.draft, selection: state.selection, group: undefined });
    set({ draft: entry.draft, selection: entry.selection, saving: 'saving' });
    schedule();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (edit, { group, selection } = {}) => {
      const next = edit(state.draft);
      if (next === state.draft) return;
      const isContinued = group !== undefined && done.at(-1)?.group === group && undone.length === 0;
      if (!isContinued) done.push({ draft: state.draft, selection: state.selection, group });
      undone.length = 0;
      set({ draft: next, selection: selection ?? state.selection, saving: 'saving' });
      schedule();
    },
    undo: () => step(done, undone),
    redo: () => step(undone, done),
    select: (selection) => set({ selection }),
    newFieldId: () => {
      lastNumber += 1;
      return `field${lastNumber}`;
    },
    flush,
  };
}
