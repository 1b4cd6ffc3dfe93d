import { announce, forget, listenTo, makeFrame } from './makeFrame.ts';
import { lengthOf, type Options } from './options.ts';
import { dress } from './panelStyle.ts';

/** The one that is open. */
let current: Panel | undefined;

/** A form over the page: in its middle, or at its side. What was filled in stays while it is closed. */
export class Panel {
  readonly #url: URL;
  readonly #options: Options;
  readonly #target: EventTarget;
  readonly #side: string;
  #host: HTMLElement | undefined;
  #dialog: HTMLDialogElement | undefined;
  #isSent = false;

  constructor(url: URL, options: Options, target: EventTarget, side = '') {
    this.#url = url;
    this.#options = options;
    this.#target = target;
    this.#side = side;
  }

  static close(): void {
    current?.close();
  }

  open(): void {
    if (this.#dialog?.open) return;
    Panel.close();
    current = this;
    if (!this.#dialog) this.#make();
    const { style } = document.documentElement;
    const { overflow } = style;
    const before = document.activeElement;
    this.#dialog?.showModal();
    style.overflow = 'hidden';
    this.#dialog?.addEventListener(
      'close',
      () => {
        style.overflow = overflow;
        current = undefined;
        if (before instanceof HTMLElement) before.focus();
        // The next visitor finds an empty form.
        if (this.#isSent) this.#remove();
        announce(this.#target, 'closed', {});
      },
      { once: true },
    );
  }

  close(): void {
    this.#dialog?.close();
  }

  #make(): void {
    const options = this.#options;
    const { host, root } = makeHost(this.#target);
    const dialog = document.createElement('dialog');
    dialog.className = this.#side;
    dialog.setAttribute('part', 'dialog');
    dialog.setAttribute('aria-label', options.title || 'Form');
    if (options.width) dialog.style.width = lengthOf(options.width);
    const frame = makeFrame(this.#url, options);
    frame.style.height = lengthOf(options.height || 480);
    dialog.appendChild(closeButton(options.close, () => this.close()));
    dialog.appendChild(frame);
    // Beside the dialog, on what lies behind it.
    dialog.onclick = ({ target }) => {
      if (target === dialog) this.close();
    };
    root.appendChild(dialog);
    listenTo({
      frame,
      origin: this.#url.origin,
      target: this.#target,
      heard: (event, { height }) => {
        if (event === 'close') this.close();
        if (event === 'submitted') this.#isSent = true;
        if (event === 'height' && !this.#side && `${options.resize}` !== 'false')
          frame.style.height = `${Number(height)}px`;
      },
    });
    this.#host = host;
    this.#dialog = dialog;
  }

  #remove(): void {
    const frame = this.#dialog?.querySelector('iframe');
    if (frame) forget(frame);
    this.#host?.remove();
    this.#host = this.#dialog = undefined;
    this.#isSent = false;
  }
}

/** A place of our own at the end of the page, in the direction of what asked for it. */
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
