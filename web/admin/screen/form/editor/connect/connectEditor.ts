import { callRoute, routeUrl } from '#admin/api/callRoute.ts';
import { onReconnect } from '#admin/api/connectivity.ts';
import { type FormNews, watchDraft } from '#admin/api/eventStream.ts';
import { reportedFields } from '#contract/app/form/presence.ts';
import { avatarTone } from '#ui/avatar/avatarTone.ts';
import type { DraftEditor } from '../draftEditor.ts';
import type { EditorState, Selection } from '../editor.ts';
import { type KeptEditor, openKept } from './keptEditor.ts';

interface Location {
  readonly organization: string;
  readonly form: string;
  /** The id of the signed-in person. */
  readonly user: string;
}

/** Windows report this often that they are open; the server forgets them after 30 seconds. */
const reportInterval = 10_000;
const selectionDelay = 200;
/** The server takes one report a second from a window. */
const shortestReport = 1_200;
const keepingDelay = 150;
/** Browsers send at most 64 KB while a page closes. */
const maxOnClose = 60_000;

/** Connects an editor to the server's news, to this browser's storage and to the life of the window. */
export function connectEditor(editor: DraftEditor, location: Location): () => void {
  const stops = [
    keepStored(editor, location),
    sharePresence(editor, location),
    onReconnect(() => void editor.flush().catch(() => undefined)),
  ];
  return () => {
    for (const stop of stops) stop();
    void editor.flush().catch(() => undefined);
  };
}

/** Writes every change to the browser's database, and reads first what an earlier window left there. */
function keepStored(editor: DraftEditor, { organization, form, user }: Location): () => void {
  let kept: KeptEditor | undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: EditorState | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    // Storage may be full or switched off; saving on the server goes on without it.
    if (kept !== undefined) void kept.keep(editor.stored()).catch(() => undefined);
  };
  const stop = editor.subscribe(() => {
    const state = editor.state();
    const isSame =
      known?.draft === state.draft && known.conflicts === state.conflicts && known.saving === state.saving;
    known = state;
    if (!isSame) timer ??= setTimeout(write, keepingDelay);
  });
  const onHide = () => {
    write();
    sendOnClose(editor, organization, form);
  };
  window.addEventListener('pagehide', onHide);
  void openKept(user, form).then((opened) => {
    if (isStopped) return opened.release();
    kept = opened;
    for (const stored of [opened.stored, ...opened.left]) if (stored !== undefined) editor.adopt(stored);
    write();
  }, ignore);
  return () => {
    isStopped = true;
    stop();
    window.removeEventListener('pagehide', onHide);
    write();
    kept?.release();
  };
}

/** A last attempt while the window closes. What is too long for it stays in the browser's database. */
function sendOnClose(editor: DraftEditor, organization: string, form: string): void {
  const unsent = editor.sendOnClose();
  if (unsent === undefined) return;
  const body = JSON.stringify({ revision: unsent.revision, definition: unsent.draft });
  if (new Blob([body]).size > maxOnClose) return;
  void fetch(routeUrl('saveDraft', { organization, form }), {
    method: 'PUT',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(ignore);
}

/** Tells the others what is selected here, and the editor who they are and which revision is stored. */
function sharePresence(editor: DraftEditor, { organization, form }: Location): () => void {
  const params = { organization, form };
  const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let told: Selection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const onNews = ({ revision, people }: Omit<FormNews, 'form'>) => {
    if (isStopped) return;
    editor.noticeRevision(revision);
    editor.setOthers(
      people
        .filter((person) => person.tab !== tab)
        .map((person) => ({
          ...person,
          colour: avatarTone(person.name),
          // The server has checked what other windows sent.
          selection: person.selection as Selection,
        })),
    );
  };
  let reportedAt = Number.NEGATIVE_INFINITY;
  const reportAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void report(), Math.max(delay, reportedAt + shortestReport - performance.now()));
  };
  const report = async () => {
    reportedAt = performance.now();
    reportAfter(reportInterval);
    told = editor.state().selection;
    const request = { params, body: { tab, selection: copied(told) } };
    await callRoute('reportPresence', request).then(onNews, ignore);
  };
  const stop = editor.subscribe(() => {
    if (editor.state().selection === told) return;
    told = editor.state().selection;
    reportAfter(selectionDelay);
  });
  const leave = () => {
    void fetch(routeUrl('reportPresence', params), {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tab }),
    }).catch(ignore);
  };
  const unwatch = watchDraft(organization, form, onNews);
  window.addEventListener('pagehide', leave);
  void report();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
    unwatch();
    window.removeEventListener('pagehide', leave);
    leave();
  };
}

/** The body of a call is writable. */
function copied(selection: Selection) {
  return selection.kind === 'fields' ? { ...selection, fields: reportedFields(selection.fields) } : selection;
}

/** For failures after which work goes on: the next report or attempt makes up for them. */
function ignore(): void {}
