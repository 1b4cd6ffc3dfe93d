import { checkerWorkerUrl } from 'canvass:workers';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FormSettings } from '#form/schema/settings.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditor } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';
import { type FindingsState, type FindingsStore, findingsStore, isOnlyEmpty } from './findingsStore.ts';
import { useConnectionFindings } from './useConnectionFindings.ts';

/** One store for each editor, because the header and the tabs show the same findings. */
const stores = new WeakMap<Editor, FindingsStore>();

function storeOf(editor: Editor): FindingsStore {
  const known = stores.get(editor);
  if (known !== undefined) return known;
  const made = findingsStore(editor, () => new Worker(checkerWorkerUrl));
  stores.set(editor, made);
  return made;
}

export interface DraftFindings extends FindingsState {
  /** Whether nobody has added a field yet. The form cannot be published, but there is nothing to correct. */
  readonly isEmpty: boolean;
}

/** The checker's findings about the draft, shortly after each change. */
export function useFindings(): DraftFindings {
  const store = storeOf(useEditor());
  // The contract leaves the settings open; they are those of the form language.
  const form = useForm();
  const settings = form.settings as FormSettings;
  const isNew = form.published_version === null;
  useEffect(() => store.setSettings(settings), [store, settings]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  const unconnected = useConnectionFindings(state.checked);
  return useMemo(() => {
    const findings = unconnected.length === 0 ? state.findings : [...state.findings, ...unconnected];
    return { findings, checked: state.checked, isEmpty: isNew && isOnlyEmpty(findings) };
  }, [state, unconnected, isNew]);
}
