import { ApiError } from '#admin/api/apiError.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { apply, type Change, diff } from '#form/edit/diff/diff.ts';
import { same } from '#form/edit/diff/same.ts';
import { merge } from '#form/edit/merge/merge.ts';
import { clashingIds, hasNewIds, renumber } from '#form/edit/merge/renumber.ts';
import { resolve } from '#form/edit/merge/resolve.ts';
import {
  type ChangeOptions,
  type DraftConflict,
  type Editor,
  type EditorState,
  highestFieldNumber,
  type OtherEditor,
  type Selection,
} from './editor.ts';
import { History, type Position, type StoredHistory } from './history.ts';
import { keptSelection } from './keptSelection.ts';

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

const firstRetryDelay = 2000;
const maxRetryDelay = 30_000;

/** Enough for every attempt of a long interruption while somebody types. */
const maxUnconfirmed = 20;

/**
 * The draft of a form between the people who edit it, the server and the browser. The draft follows from `base`, which the server
 * has; what differs from it is sent after a pause, and what arrives from others is merged.
 */
export class DraftEditor implements Editor {
  readonly #options: EditorOptions;
  readonly #listeners = new Set<() => void>();
  #history = new History();
  #base: ServerDraft;
  /** The drafts of calls whose outcome is unknown; at most one of them was stored. */
  #unconfirmed: FormDefinition[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay: number;
  /** The call that is on its way. */
  #working: Promise<void> | undefined;
  #isClosed = false;
  /** The highest number that a field ever had. */
  #lastNumber: number;
  #state: EditorState;

  constructor(options: EditorOptions) {
    this.#options = options;
    this.#base = options;
    this.#retryDelay = options.retryDelay ?? firstRetryDelay;
    this.#lastNumber = Math.max(options.lastFieldNumber, highestFieldNumber(options.draft));
    this.#state = {
      draft: options.draft,
      selection: { kind: 'form' },
      canUndo: false,
      canRedo: false,
      saving: 'saved',
      refusal: undefined,
      conflicts: [],
      others: [],
    };
  }

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly newFieldId = (): Field['id'] => {
    this.#lastNumber += 1;
    return `field${this.#lastNumber}`;
  };

  change(edit: (draft: FormDefinition) => FormDefinition, options: ChangeOptions = {}): void {
    const before = this.#state.draft;
    const { group, selection = this.#state.selection, from = before } = options;
    const mine = edit(from);
    const { document: after, conflicts: found } =
      from === before
        ? { document: mine, conflicts: [] }
        : this.#combine({ base: from, mine, theirs: before });
    const conflicts = found.length === 0 ? this.#state.conflicts : this.#withFound(found);
    if (same(after, before)) {
      if (found.length > 0) this.#set({ conflicts });
    } else {
      this.#history.record({ before, after, selection: this.#state.selection, group });
      this.#showDraft(after, { selection, conflicts });
    }
  }

  undo(): void {
    this.#showPosition(this.#history.undo(this.#state));
  }

  redo(): void {
    this.#showPosition(this.#history.redo(this.#state));
  }

  select(selection: Selection): void {
    this.#set({ selection });
  }

  async flush(): Promise<number> {
    await this.#work(() => this.#sendAll());
    return this.#base.revision;
  }

  settle(conflict: DraftConflict, side: 'mine' | 'theirs'): void {
    const before = this.#state.draft;
    const after = resolve(before, conflict, side);
    const conflicts = this.#state.conflicts.filter(({ id }) => id !== conflict.id);
    if (after === before) this.#set({ conflicts });
    else {
      this.#history.record({ before, after, selection: this.#state.selection, group: undefined });
      this.#showDraft(after, { conflicts });
    }
  }

  /** Continues where a closed window ended. */
  adopt(stored: StoredEditor): void {
    const current = this.#base;
    const local = this.#state.draft;
    const isUntouched = same(local, current.draft) && !this.#history.canUndo;
    const draft = apply(stored.unsent, stored.base);
    this.#base = { draft: stored.base, revision: stored.revision, lastFieldNumber: stored.lastFieldNumber };
    this.#unconfirmed = stored.sent.map((sent) => apply(sent, stored.base));
    if (isUntouched) this.#history = History.restored(stored.history, draft);
    this.#state = { ...this.#state, draft };
    this.#lastNumber = Math.max(this.#lastNumber, stored.lastGivenNumber);
    // A page from the browser's cache may be older than what this window knows.
    const isOutdated = this.#options.load !== undefined && stored.revision > current.revision;
    if (!isOutdated) this.#receive(current);
    this.#set({ conflicts: [...stored.conflicts, ...this.#state.conflicts] });
    if (!isUntouched) {
      const joined = this.#combine({ base: current.draft, mine: local, theirs: this.#state.draft });
      if (hasNewIds(joined.ids)) this.#history.rewrite((each) => renumber(each, joined.ids));
      this.#set({ draft: joined.document, conflicts: this.#withFound(joined.conflicts) });
    }
    if (isOutdated) void this.#pull().catch(() => undefined);
    if (!this.#isStored()) this.#showDraft(this.#state.draft);
  }

  stored(): StoredEditor {
    const { draft, revision, lastFieldNumber } = this.#base;
    const unsent = diff(draft, this.#state.draft);
    return {
      base: draft,
      revision,
      lastFieldNumber,
      lastGivenNumber: this.#lastNumber,
      ...(unsent === undefined ? {} : { unsent }),
      sent: this.#unconfirmed.flatMap((sent) => diff(draft, sent) ?? []),
      history: this.#history.stored(this.#state.draft),
      conflicts: this.#state.conflicts,
    };
  }

  /** Says that the server has this revision; the draft is fetched unless it is the known one. */
  noticeRevision(revision: number): void {
    // The own save may be on its way, whose answer then tells the same.
    void (async () => {
      await this.#working?.catch(() => undefined);
      if (revision > this.#base.revision) await this.#pull();
    })().catch(() => undefined);
  }

  setOthers(others: readonly OtherEditor[]): void {
    if (!same(others, this.#state.others)) this.#set({ others });
  }

  /** The unsent draft, for a last attempt while the window closes; undefined if everything is stored. */
  sendOnClose(): { readonly draft: FormDefinition; readonly revision: number } | undefined {
    if (this.#isStored()) return undefined;
    this.#expectAnswer(this.#state.draft);
    return { draft: this.#state.draft, revision: this.#base.revision };
  }

  /** Stops all timers. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #set(next: Partial<EditorState>): void {
    const { canUndo, canRedo } = this.#history;
    this.#state = { ...this.#state, ...next, canUndo, canRedo };
    for (const notify of this.#listeners) notify();
  }

  #isStored(): boolean {
    return same(this.#state.draft, this.#base.draft);
  }

  #showDraft(draft: FormDefinition, next: Partial<EditorState> = {}): void {
    this.#lastNumber = Math.max(this.#lastNumber, highestFieldNumber(draft));
    this.#set({ draft, saving: 'saving', refusal: undefined, ...next });
    this.#schedule();
  }

  #showPosition(position: Position | undefined): void {
    if (position === undefined) this.#set({});
    else this.#showDraft(position.draft, { selection: position.selection });
  }

  #schedule(delay = this.#options.savingDelay ?? 600): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush().catch(() => undefined), delay);
  }

  /** Merges two drafts that were made from one; where new ids clash, mine get others. */
  #combine(
    { base: from, mine, theirs }: { base: FormDefinition; mine: FormDefinition; theirs: FormDefinition },
    numbers = { lastNumber: this.#lastNumber, lastNumberNow: this.#lastNumber },
    by = onlyName(this.#state.others),
  ) {
    const ids = clashingIds({ base: from, mine, theirs }, numbers);
    const merged = merge(from, hasNewIds(ids) ? renumber(mine, ids) : mine, theirs);
    const conflicts = merged.conflicts.map((conflict) => ({
      ...conflict,
      id: JSON.stringify(conflict.path),
      by,
    }));
    return { ids, document: merged.document, conflicts };
  }

  /** The open conflicts and new ones; a part has one at a time. */
  #withFound(found: readonly DraftConflict[]): DraftConflict[] {
    const isNew = new Set(found.map(({ id }) => id));
    return [...this.#state.conflicts.filter(({ id }) => !isNew.has(id)), ...found];
  }

  /** Takes over what the server has; my unsent changes stay on top of it. */
  #receive(current: ServerDraft): void {
    const base = this.#base;
    let from = base.draft;
    let knownNumber = base.lastFieldNumber;
    const arrived = this.#unconfirmed.findLast((sent) => isContained(base.draft, sent, current.draft));
    if (arrived !== undefined && current.revision !== base.revision) {
      from = arrived;
      knownNumber = Math.max(knownNumber, highestFieldNumber(arrived));
    }
    if (current.revision !== base.revision) this.#unconfirmed = [];
    this.#lastNumber = Math.max(this.#lastNumber, current.lastFieldNumber);
    const { draft, selection } = this.#state;
    const { ids, document, conflicts } = this.#combine(
      { base: from, mine: draft, theirs: current.draft },
      { lastNumber: knownNumber, lastNumberNow: current.lastFieldNumber },
      current.by,
    );
    if (hasNewIds(ids)) this.#history.rewrite((each) => renumber(each, ids));
    this.#base = current;
    this.#lastNumber = Math.max(this.#lastNumber, highestFieldNumber(document));
    this.#set({
      draft: same(document, draft) ? draft : document,
      selection: keptSelection(selection, ids, document),
      conflicts: this.#withFound(conflicts),
    });
  }

  #expectAnswer(sent: FormDefinition): void {
    if (this.#unconfirmed.at(-1) !== sent)
      this.#unconfirmed = [...this.#unconfirmed.slice(-maxUnconfirmed), sent];
  }

  async #sendOnce(): Promise<void> {
    const { save, load } = this.#options;
    const sent = this.#state.draft;
    this.#expectAnswer(sent);
    this.#set({ saving: 'saving' });
    try {
      const revision = await save(sent, this.#base.revision);
      const lastFieldNumber = Math.max(this.#base.lastFieldNumber, highestFieldNumber(sent));
      this.#base = { draft: sent, revision, lastFieldNumber };
      this.#unconfirmed = [];
    } catch (error) {
      if (codeOf(error) !== 'draft_changed' || load === undefined) throw error;
      this.#receive(await load());
    }
  }

  async #sendChanges(): Promise<void> {
    while (!this.#isStored()) await this.#sendOnce();
  }

  async #sendAll(): Promise<void> {
    const { load, retryDelay = firstRetryDelay } = this.#options;
    clearTimeout(this.#timer);
    try {
      await this.#sendChanges();
      // A change that was undone before its answer came may be on the server all the same.
      if (this.#unconfirmed.length > 0 && load !== undefined) {
        this.#receive(await load());
        await this.#sendChanges();
      }
      this.#retryDelay = retryDelay;
      this.#set({ saving: 'saved', refusal: undefined });
    } catch (error) {
      const code = codeOf(error);
      const isOffline = code === undefined || transientErrors.has(code);
      this.#set(isOffline ? { saving: 'offline' } : { saving: 'refused', refusal: code });
      if (isOffline) {
        this.#schedule(this.#retryDelay);
        this.#retryDelay = Math.min(this.#retryDelay * 2, maxRetryDelay);
      }
      throw error;
    }
  }

  /** One call to the server at a time, so that a revision never arrives after a later one. */
  async #work(task: () => Promise<void>): Promise<void> {
    while (this.#working !== undefined) await this.#working.catch(() => undefined);
    this.#working = task();
    try {
      await this.#working;
    } finally {
      this.#working = undefined;
    }
  }

  async #pull(): Promise<void> {
    const { load } = this.#options;
    if (load === undefined || this.#isClosed) return;
    await this.#work(async () => {
      this.#receive(await load());
    });
    if (this.#isStored()) this.#set({ saving: 'saved' });
    else this.#schedule();
  }
}

/** Failures that pass by themselves. */
const transientErrors = new Set([
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
