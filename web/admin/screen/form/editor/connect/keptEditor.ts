import type { StoredEditor } from '../draftEditor.ts';
import { dropRow, type KeptRow, keepRow, keptRows } from './editorDatabase.ts';

export interface KeptEditor {
  /** The editor as this window kept it before a reload, or as a closed window left it. */
  readonly stored: StoredEditor | undefined;
  /** Unsent changes of further windows that were closed. */
  readonly left: readonly StoredEditor[];
  readonly keep: (stored: StoredEditor) => Promise<void>;
  /** Leaves the row to other windows. */
  readonly release: () => void;
}

/** Rows of one person; the oldest go first, those with unsent changes last. */
const maxRows = 30;
/** Without Web Locks, which need HTTPS, a row that was written this recently may belong to an open window. */
const otherWindowAge = 60_000;

/** Opens what this browser keeps of a form for a person. Each window has a row of its own. */
export async function openKept(user: string, form: string): Promise<KeptEditor> {
  const place = `${user} ${form}`;
  const window = windowName(form);
  const own = `${place} ${window}`;
  await dropOldest(user);
  const rows = await keptRows('place', place);
  rows.sort((one, other) => Number(other.key === own) - Number(one.key === own) || other.keptAt - one.keptAt);
  const releases: (() => void)[] = [];
  const claimed: KeptRow[] = [];
  for (const row of rows) {
    const release = await claim(row.key, row.key === own || Date.now() - row.keptAt > otherWindowAge);
    if (release === undefined) continue;
    releases.push(release);
    claimed.push(row);
  }
  const [first, ...others] = claimed;
  const key = first?.key ?? `${place} ${window}-${Date.now().toString(36)}`;
  if (first === undefined) releases.push((await claim(key, true)) ?? (() => undefined));
  for (const row of others) await dropRow(row.key);
  return {
    stored: first?.stored as StoredEditor | undefined,
    left: others.filter(({ hasUnsent }) => hasUnsent).map(({ stored }) => stored as StoredEditor),
    keep: (stored) =>
      keepRow({ key, place, user, keptAt: Date.now(), hasUnsent: stored.unsent !== undefined, stored }),
    release: () => {
      for (const release of releases) release();
    },
  };
}

/** A name that a reload keeps. */
function windowName(form: string): string {
  const name = `canvass-editor ${form}`;
  const known = sessionStorage.getItem(name);
  if (known !== null) return known;
  const made = Math.random().toString(36).slice(2);
  sessionStorage.setItem(name, made);
  return made;
}

/** Takes a row that no open window has; returns a function that gives it back. */
async function claim(key: string, isLikelyFree: boolean): Promise<(() => void) | undefined> {
  if (typeof navigator.locks === 'undefined') return isLikelyFree ? () => undefined : undefined;
  const held = Promise.withResolvers<void>();
  const isMine = Promise.withResolvers<boolean>();
  void navigator.locks.request(`canvass-editor ${key}`, { ifAvailable: true }, async (lock) => {
    isMine.resolve(lock !== null);
    if (lock !== null) await held.promise;
  });
  return (await isMine.promise) ? held.resolve : undefined;
}

async function dropOldest(user: string): Promise<void> {
  const rows = await keptRows('user', user);
  rows.sort((one, other) => Number(other.hasUnsent) - Number(one.hasUnsent) || other.keptAt - one.keptAt);
  for (const { key } of rows.slice(maxRows)) await dropRow(key);
}
