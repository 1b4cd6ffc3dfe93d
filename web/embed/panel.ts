import { announce, forget, listenTo, makeFrame } from './makeFrame.ts';
import { lengthOf, type Options } from './options.ts';
import { dress } from './panelStyle.ts';

/** Closes the open panel. */
let closeOpen: (() => void) | undefined;

export function closePanel(): void {
  if (closeOpen) closeOpen();
}

/**
 * Makes a dialog with a form, centred or at one side. Typed answers survive closing it.
 *
 * @returns a function that opens the dialog
 */
export function makePanel(url: URL, options: Options, target: EventTarget, side = ''): () => void {
  let dialog: HTMLDialogElement | undefined;
  let isSent = false;

  const make = (): HTMLDialogElement => {
    const made = document.createElement('dialog');
    made.className = side;
    made.setAttribute('part', 'dialog');
    made.setAttribute('aria-label', options.title || 'Form');
    if (options.width) made.style.width = lengthOf(options.width);
    const frame = makeFrame(url, options);
    frame.style.height = lengthOf(options.height || 480);
    made.appendChild(closeButton(options.close, () => made.close()));
    made.appendChild(frame);
    // A click on the backdrop has the dialog itself as its target.
    made.onclick = (event) => {
      if (event.target === made) made.close();
    };
    const { host, root } = makeHost(target);
    root.appendChild(made);
    listenTo({
      frame,
      origin: url.origin,
      target,
      heard(event, { height }) {
        if (event === 'close') made.close();
        if (event === 'submitted') isSent = true;
        if (event === 'height' && !side && `${options.resize}` !== 'false')
          frame.style.height = `${Number(height)}px`;
      },
    });
    const { style } = document.documentElement;
    made.onclose = () => {
      style.overflow = made.dataset.overflow || '';
      closeOpen = undefined;
      // After a submission, the next opening starts with an empty form.
      if (isSent) {
        isSent = false;
        dialog = undefined;
        forget(frame);
        host.remove();
      }
      announce(target, 'closed', {});
    };
    return made;
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
  dress(root);
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
