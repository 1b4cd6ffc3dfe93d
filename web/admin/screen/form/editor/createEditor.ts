import { ApiError } from '#admin/api/apiError.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { apply, type Change, diff } from '#form/edit/diff/diff.ts';
import { same } from '#form/edit/diff/same.ts';
import { merge } from '#form/edit/merge/merge.ts';
import { clashingIds, hasNewIds, type NewIds, renumber } from '#form/edit/merge/renumber.ts';
import { resolve } from '#form/edit/merge/resolve.ts';
import {
  type DraftConflict,
  type Editor,
  type EditorState,
  highestFieldNumber,
  type OtherEditor,
  type Selection,
} from './editor.ts';
import { History, type StoredHistory } from './history.ts';

/** A draft as the server has it. */
export interface ServerDraft {
  readonly draft: FormDefinition;
  readonly revision: number;
  readonly lastFieldNumber: number;
  /** The name of the person who stored it. */
  readonly by?: string | undefined;
}

export interface EditorOptions extends ServerDraft {
  /** Stores a draft that is based on a revision; resolves with the new revision. */
  readonly save: (draft: FormDefinition, revision: number) => Promise<number>;
  /** The current draft of the server. */
  readonly load?: () => Promise<ServerDraft>;
  /** The pause in typing after which the draft is sent, and the wait before it is sent again; in milliseconds. */
  readonly savingDelay?: number;
  readonly retryDelay?: number;
}

/** All that a browser has to keep so that nothing is lost when it is closed. */
export interface StoredEditor {
  readonly base: FormDefinition;
  readonly revision: number;
  readonly lastFieldNumber: number;
  /** The highest number that this editor gave to a field, also to one that was never stored. */
  readonly lastGivenNumber: number;
  /** From `base` to the draft; missing if everything is stored. */
  readonly unsent?: Change;
  /** From `base` to the drafts that were sent, while nobody knows which of them arrived. */
  readonly sent: readonly Change[];
  readonly history: StoredHistory;
  readonly conflicts: readonly DraftConflict[];
}

/** An editor with its connections to the server and the browser. */
export interface ConnectedEditor extends Editor {
  /** Continues where a closed window ended. */
  readonly adopt: (stored: StoredEditor) => void;
  readonly stored: () => StoredEditor;
  /** Says that the server has this revision; the draft is fetched unless it is the known one. */
  readonly noticeRevision: (revision: number) => void;
  readonly setOthers: (others: readonly OtherEditor[]) => void;
  /** The unsent draft, for a last attempt while the window closes; undefined if everything is stored. */
  readonly sendOnClose: () => { readonly draft: FormDefinition; readonly revision: number } | undefined;
  /** Stops all timers. */
  readonly close: () => void;
}

const maxRetryDelay = 30_000;

/** Enough for every attempt of a long interruption while somebody types. */
const maxUnconfirmed = 20;

export function createEditor(options: EditorOptions): ConnectedEditor {
  const { save, load, savingDelay = 600, retryDelay = 2000 } = options;
  const listeners = new Set<() => void>();
  let history = new History();
  let base: ServerDraft = options;
  /** The drafts of calls whose outcome is unknown; at most one of them was stored. */
  let unconfirmed: FormDefinition[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryAfter = retryDelay;
  let working: Promise<void> | undefined;
  let isClosed = false;
  let lastNumber = Math.max(options.lastFieldNumber, highestFieldNumber(options.draft));
  let state: EditorState = {
    draft: options.draft,
    selection: { kind: 'form' },
    canUndo: false,
    canRedo: false,
    saving: 'saved',
    refusal: undefined,
    conflicts: [],
    others: [],
  };

  const set = (next: Partial<EditorState>) => {
    state = { ...state, ...next, canUndo: history.canUndo, canRedo: history.canRedo };
    for (const notify of listeners) notify();
  };
  const isStored = () => same(state.draft, base.draft);

  const schedule = (delay = savingDelay) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush().catch(() => undefined), delay);
  };
  const showDraft = (draft: FormDefinition, next: Partial<EditorState> = {}) => {
    lastNumber = Math.max(lastNumber, highestFieldNumber(draft));
    set({ draft, saving: 'saving', refusal: undefined, ...next });
    schedule();
  };

  /** Merges two drafts that were made from one; where new ids clash, mine get others. */
  const combine = (
    { base: from, mine, theirs }: { base: FormDefinition; mine: FormDefinition; theirs: FormDefinition },
    numbers = { lastNumber, lastNumberNow: lastNumber },
    by = onlyName(state.others),
  ) => {
    const ids = clashingIds({ base: from, mine, theirs }, numbers);
    const merged = merge(from, hasNewIds(ids) ? renumber(mine, ids) : mine, theirs);
    const conflicts = merged.conflicts.map((conflict) => ({
      ...conflict,
      id: JSON.stringify(conflict.path),
      by,
    }));
    return { ids, document: merged.document, conflicts };
  };
  /** The open conflicts and new ones; a part has one at a time. */
  const withFound = (found: readonly DraftConflict[]) => {
    const isNew = new Set(found.map(({ id }) => id));
    return [...state.conflicts.filter(({ id }) => !isNew.has(id)), ...found];
  };

  /** Takes over what the server has; my unsent changes stay on top of it. */
  const receive = (current: ServerDraft) => {
    let from = base.draft;
    let knownNumber = base.lastFieldNumber;
    const arrived = unconfirmed.findLast((sent) => isContained(base.draft, sent, current.draft));
    if (arrived !== undefined && current.revision !== base.revision) {
      from = arrived;
      knownNumber = Math.max(knownNumber, highestFieldNumber(arrived));
    }
    if (current.revision !== base.revision) unconfirmed = [];
    lastNumber = Math.max(lastNumber, current.lastFieldNumber);
    const numbers = { lastNumber: knownNumber, lastNumberNow: current.lastFieldNumber };
    const { ids, document, conflicts } = combine(
      { base: from, mine: state.draft, theirs: current.draft },
      numbers,
      current.by,
    );
    if (hasNewIds(ids)) history.rewrite((draft) => renumber(draft, ids));
    base = current;
    lastNumber = Math.max(lastNumber, highestFieldNumber(document));
    set({
      draft: same(document, state.draft) ? state.draft : document,
      selection: keptSelection(renumberedSelection(state.selection, ids), document),
      conflicts: withFound(conflicts),
    });
  };

  const expectAnswer = (sent: FormDefinition) => {
    if (unconfirmed.at(-1) !== sent) unconfirmed = [...unconfirmed.slice(-maxUnconfirmed), sent];
  };
  const sendOnce = async () => {
    const sent = state.draft;
    expectAnswer(sent);
    set({ saving: 'saving' });
    try {
      const revision = await save(sent, base.revision);
      const lastFieldNumber = Math.max(base.lastFieldNumber, highestFieldNumber(sent));
      base = { draft: sent, revision, lastFieldNumber };
      unconfirmed = [];
    } catch (error) {
      if (codeOf(error) !== 'draft_changed' || load === undefined) throw error;
      receive(await load());
    }
  };
  const sendChanges = async () => {
    while (!isStored()) await sendOnce();
  };
  const sendAll = async () => {
    clearTimeout(timer);
    try {
      await sendChanges();
      // A change that was undone before its answer came may be on the server all the same.
      if (unconfirmed.length > 0 && load !== undefined) {
        receive(await load());
        await sendChanges();
      }
      retryAfter = retryDelay;
      set({ saving: 'saved', refusal: undefined });
    } catch (error) {
      const code = codeOf(error);
      const isOffline = code === undefined || passing.has(code);
      set(isOffline ? { saving: 'offline' } : { saving: 'refused', refusal: code });
      if (isOffline) {
        schedule(retryAfter);
        retryAfter = Math.min(retryAfter * 2, maxRetryDelay);
      }
      throw error;
    }
  };
  /** One call to the server at a time, so that a revision never arrives after a later one. */
  const work = async (task: () => Promise<void>) => {
    while (working !== undefined) await working.catch(() => undefined);
    working = task();
    try {
      await working;
    } finally {
      working = undefined;
    }
  };
  const flush = async () => {
    await work(sendAll);
    return base.revision;
  };
  const pull = async () => {
    if (load === undefined || isClosed) return;
    await work(async () => {
      receive(await load());
    });
    if (isStored()) set({ saving: 'saved' });
    else schedule();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (edit, { group, selection = state.selection, from = state.draft } = {}) => {
      const before = state.draft;
      const mine = edit(from);
      const { document: after, conflicts: found } =
        from === before ? { document: mine, conflicts: [] } : combine({ base: from, mine, theirs: before });
      const conflicts = found.length === 0 ? state.conflicts : withFound(found);
      if (same(after, before)) return found.length === 0 ? undefined : set({ conflicts });
      history.record({ before, after, selection: state.selection, group });
      showDraft(after, { selection, conflicts });
    },
    undo: () => {
      const position = history.undo(state);
      if (position !== undefined) showDraft(position.draft, { selection: position.selection });
      else set({});
    },
    redo: () => {
      const position = history.redo(state);
      if (position !== undefined) showDraft(position.draft, { selection: position.selection });
      else set({});
    },
    select: (selection) => set({ selection }),
    newFieldId: () => {
      lastNumber += 1;
      return `field${lastNumber}`;
    },
    flush,
    settle: (conflict, side) => {
      const before = state.draft;
      const after = resolve(before, conflict, side);
      const conflicts = state.conflicts.filter(({ id }) => id !== conflict.id);
      if (after === before) return set({ conflicts });
      history.record({ before, after, selection: state.selection, group: undefined });
      showDraft(after, { conflicts });
    },
    adopt: (stored) => {
      const current = base;
      const local = state.draft;
      const isUntouched = same(local, current.draft) && !history.canUndo;
      const draft = apply(stored.unsent, stored.base);
      base = { draft: stored.base, revision: stored.revision, lastFieldNumber: stored.lastFieldNumber };
      unconfirmed = stored.sent.map((sent) => apply(sent, stored.base));
      if (isUntouched) history = History.restored(stored.history, draft);
      state = { ...state, draft };
      lastNumber = Math.max(lastNumber, stored.lastGivenNumber);
      // A page from the browser's cache may be older than what this window knows.
      const isOutdated = load !== undefined && stored.revision > current.revision;
      if (!isOutdated) receive(current);
      set({ conflicts: [...stored.conflicts, ...state.conflicts] });
      if (!isUntouched) {
        const joined = combine({ base: current.draft, mine: local, theirs: state.draft });
        if (hasNewIds(joined.ids)) history.rewrite((each) => renumber(each, joined.ids));
        set({ draft: joined.document, conflicts: withFound(joined.conflicts) });
      }
      if (isOutdated) void pull().catch(() => undefined);
      if (!isStored()) showDraft(state.draft);
    },
    stored: () => {
      const unsent = diff(base.draft, state.draft);
      return {
        base: base.draft,
        revision: base.revision,
        lastFieldNumber: base.lastFieldNumber,
        lastGivenNumber: lastNumber,
        ...(unsent === undefined ? {} : { unsent }),
        sent: unconfirmed.flatMap((draft) => diff(base.draft, draft) ?? []),
        history: history.stored(state.draft),
        conflicts: state.conflicts,
      };
    },
    noticeRevision: (revision) => {
      // The own save may be on its way, whose answer then tells the same.
      void (async () => {
        await working?.catch(() => undefined);
        if (revision > base.revision) await pull();
      })().catch(() => undefined);
    },
    setOthers: (others) => {
      if (!same(others, state.others)) set({ others });
    },
    sendOnClose: () => {
      if (isStored()) return undefined;
      expectAnswer(state.draft);
      return { draft: state.draft, revision: base.revision };
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Failures that pass by themselves. */
const passing = new Set([
  'unreachable',
  'unexpected',
  'internal_error',
  'not_ready',
  'busy',
  'disk_full',
  'rate_limit_exceeded',
]);

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Whether all that `sent` changed is in what the server has: the call arrived, only its answer did not. */
function isContained(from: FormDefinition, sent: FormDefinition, current: FormDefinition): boolean {
  const { document, conflicts } = merge(from, sent, current);
  return conflicts.length === 0 && same(document, current);
}

/** The name of the other person, if there is only one. */
function onlyName(others: readonly OtherEditor[]): string | undefined {
  const names = new Map(others.map(({ user, name }) => [user, name]));
  return names.size === 1 ? others[0]?.name : undefined;
}

function renumberedSelection(selection: Selection, { fields, pages }: NewIds): Selection {
  if (selection.kind === 'fields')
    return { kind: 'fields', fields: selection.fields.map((id) => fields.get(id) ?? id) };
  return selection.kind === 'page'
    ? { kind: 'page', page: pages.get(selection.page) ?? selection.page }
    : selection;
}

/** Without what somebody else has deleted. */
function keptSelection(selection: Selection, { pages }: FormDefinition): Selection {
  if (selection.kind === 'page')
    return pages.some(({ id }) => id === selection.page) ? selection : { kind: 'form' };
  if (selection.kind !== 'fields') return selection;
  const ids = new Set(pages.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const fields = selection.fields.filter((id) => ids.has(id));
  if (fields.length === selection.fields.length) return selection;
  return fields.length === 0 ? { kind: 'form' } : { kind: 'fields', fields };
}
