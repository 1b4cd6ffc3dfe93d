import { announce, makeFrame, register, unregister } from './makeFrame.ts';
import { lengthOf, type Options } from './options.ts';
import { applyStyle } from './panelStyle.ts';

/** Closes the open panel. */
let closeOpen: (() => void) | undefined;

export function closePanel(): void {
  if (closeOpen) closeOpen();
}

/**
 * Makes a dialog with a form, centred or at one side. Typed answers survive closing it.
 *
 * @param signal removes the dialog
 * @returns a function that opens it
 */
export function makePanel(
  url: URL,
  options: Options,
  target: EventTarget,
  side = '',
  signal?: AbortSignal,
): () => void {
  let dialog: HTMLDialogElement | undefined;
  let isSent = false;

  const make = (): HTMLDialogElement => {
    const element = document.createElement('dialog');
    element.className = side;
    element.setAttribute('part', 'dialog');
    if (/light/.test(url.searchParams.get('embed') || '')) element.style.colorScheme = 'light';
    element.setAttribute('aria-label', options.title || 'Form');
    if (options.width) element.style.width = lengthOf(options.width);
    const frame = makeFrame(url, options);
    frame.style.height = lengthOf(options.height || 480);
    element.appendChild(closeButton(options.close, () => element.close()));
    element.appendChild(frame);
    // A click on the backdrop has the dialog itself as its target.
    element.onclick = (event) => {
      if (event.target === element) element.close();
    };
    const { host, root } = makeHost(target);
    root.appendChild(element);
    register({
      frame,
      origin: url.origin,
      target,
      heard(event, { height }) {
        if (event === 'close') element.close();
        if (event === 'submitted') isSent = true;
        if (event === 'height' && !side && `${options.resize}` !== 'false')
          frame.style.height = `${Number(height)}px`;
      },
    });
    const remove = () => {
      dialog = undefined;
      unregister(frame);
      host.remove();
    };
    signal?.addEventListener('abort', () => {
      element.close();
      remove();
    });
    const { style } = document.documentElement;
    element.onclose = () => {
      style.overflow = element.dataset.overflow || '';
      closeOpen = undefined;
      // After a submission, the next opening starts with an empty form.
      if (isSent) {
        isSent = false;
        remove();
      }
      announce(target, 'closed', {});
    };
    return element;
  };

  return () => {
    if (dialog?.open) return;
    closePanel();
    const opening = dialog || make();
    dialog = opening;
    closeOpen = () => opening.close();
    const { style } = document.documentElement;
    opening.dataset.overflow = style.overflow;
    opening.showModal();
    style.overflow = 'hidden';
  };
}

/** Appends a shadow host to the page, with the text direction of `target`. */
export function makeHost(target: EventTarget): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div');
  host.setAttribute('data-canvass-host', '');
  host.dir = getComputedStyle(target instanceof Element ? target : document.body).direction;
  const root = host.attachShadow({ mode: 'open' });
  applyStyle(root);
  document.body.appendChild(host);
  return { host, root };
}

function closeButton(name = 'Close', pressed: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'close';
  button.type = 'button';
  button.setAttribute('part', 'close');
  button.setAttribute('aria-label', name);
  button.innerHTML =
    '<svg width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 4l12 12M16 4L4 16"/></svg>';
  button.onclick = pressed;
  return button;
}
