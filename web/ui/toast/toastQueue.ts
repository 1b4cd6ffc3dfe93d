export interface ToastRequest {
  /** The subject of the toast: a later toast about the same subject replaces this one. */
  readonly about: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'good' | 'bad' | undefined;
  /** Usually an undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** In milliseconds; 0 shows it until it is closed. */
  readonly duration?: number | undefined;
}

type ShowToast = (request: ToastRequest) => void;

/** Toasts that nothing shows yet. */
const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let show: ShowToast | undefined;

/** Shows a toast, or keeps it until a provider is there: a screen can ask for a toast before that code is loaded. */
export function requestToast(request: ToastRequest): void {
  if (show !== undefined) show(request);
  else {
    waiting.push(request);
    notify();
  }
}

/** Sets what shows toasts, the waiting ones first; the returned function ends it. */
export function showToastsWith(showToast: ShowToast): () => void {
  show = showToast;
  for (const request of waiting.splice(0)) showToast(request);
  notify();
  return () => {
    if (show === showToast) show = undefined;
  };
}

export function toastsWaiting(): boolean {
  return waiting.length > 0;
}

export function onToastsWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
