import type { Finding } from '#form/check/findings.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import type { Editor } from '../editor/editor.ts';
import type { CheckAnswer, CheckRequest } from './checkMessages.ts';

export interface FindingsState {
  /** Of the draft that was checked last. */
  readonly findings: readonly Finding[];
  /** That draft; undefined before the first check. */
  readonly checked: FormDefinition | undefined;
}

/** The part of a worker that the store needs. */
export interface Checker {
  postMessage(request: CheckRequest): void;
  onmessage: ((event: MessageEvent<CheckAnswer>) => void) | null;
  terminate(): void;
}

export interface FindingsStore {
  readonly state: () => FindingsState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setSettings: (settings: FormSettings) => void;
}

/** The pause in typing after which the draft is checked. */
const pause = 250;

/**
 * The findings of one editor's draft, checked by a worker while anybody looks at them. One check runs at a time; what
 * changes meanwhile is checked afterwards.
 */
export function findingsStore(editor: Editor, startChecker: () => Checker): FindingsStore {
  const listeners = new Set<() => void>();
  let state: FindingsState = { findings: [], checked: undefined };
  let settings: FormSettings = {};
  let checkedSettings: FormSettings | undefined;
  let checker: Checker | undefined;
  let running: FormDefinition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const isCurrent = () => state.checked === editor.state().draft && checkedSettings === settings;
  const check = () => {
    if (checker === undefined || running !== undefined || isCurrent()) return;
    running = editor.state().draft;
    checkedSettings = settings;
    checker.postMessage({ id: 0, draft: running, settings });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(check, state.checked === undefined ? 0 : pause);
  };
  const start = () => {
    checker = startChecker();
    checker.onmessage = ({ data }) => {
      state = { findings: data.findings, checked: running };
      running = undefined;
      for (const notify of listeners) notify();
      if (!isCurrent()) schedule();
    };
    const unsubscribe = editor.subscribe(() => {
      if (!isCurrent()) schedule();
    });
    stop = () => {
      clearTimeout(timer);
      unsubscribe();
      checker?.terminate();
      checker = undefined;
      running = undefined;
    };
    schedule();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    setSettings: (next) => {
      if (next === settings) return;
      settings = next;
      if (checker !== undefined) schedule();
    },
  };
}

/** Whether the only finding is that the form has no field. */
export function isOnlyEmpty(findings: readonly Finding[]): boolean {
  const [first] = findings;
  return findings.length === 1 && (first?.code === 'no_fields' || first?.code === 'no_pages');
}
