import { frameUrl } from './frameUrl.ts';
import { handleMessage } from './makeFrame.ts';
import { type Options, optionsOf } from './options.ts';
import { closePanel, makeHost, makePanel } from './panel.ts';
import { showInline } from './showInline.ts';

interface Canvass {
  open(form: string, options?: Options): void;
  close(): void;
  scan(root?: ParentNode): void;
  on(event: string, listener: (detail: unknown, element: EventTarget | null) => void): () => void;
}

declare global {
  interface Window {
    Canvass?: Canvass;
  }
}

interface Shown {
  /** All that its form was made of: address and options. */
  made: string;
  end: AbortController;
}

const shown = new Map<HTMLElement, Shown>();
const opened = new Map<string, () => void>();

type Show = (element: HTMLElement, form: string, options: Options, ended: AbortSignal) => void;

const kinds: Record<string, Show> = {
  'data-canvass': showInline,
  'data-canvass-popup': openOnClick,
  'data-canvass-tab': addTab,
};

/** Opens a form when the element is clicked. A link leads to the form without JavaScript too. */
function openOnClick(element: HTMLElement, form: string, options: Options, signal: AbortSignal): void {
  const url = frameUrl(form || element.getAttribute('href') || '', 'popup', options, element);
  if (!url) return;
  const press = makePanel(url, options, element, '', signal);
  if (options.label && !(element.textContent || '').trim()) element.textContent = options.label;
  element.setAttribute('aria-haspopup', 'dialog');
  if (!/^(A|BUTTON|INPUT)$/.test(element.tagName)) {
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    };
    element.addEventListener('keydown', onKey, { signal });
  }
  const onClick = (event: Event) => {
    event.preventDefault();
    press();
  };
  element.addEventListener('click', onClick, { signal });
}

/** Adds a button at the edge of the window. `start` and `end` follow the text direction. */
function addTab(element: HTMLElement, form: string, options: Options, signal: AbortSignal): void {
  const url = frameUrl(form, 'tab', options, element);
  if (!url) return;
  const { host, root } = makeHost(element);
  const isReversed = (options.side === 'start') !== (host.dir === 'rtl');
  const side =
    options.side === 'left' || options.side === 'right' ? options.side : isReversed ? 'left' : 'right';
  const press = makePanel(url, options, element, side, signal);
  signal.addEventListener('abort', () => host.remove());
  const button = document.createElement('button');
  button.className = `side ${side}`;
  button.type = 'button';
  button.textContent = options.label || 'Feedback';
  button.setAttribute('part', 'tab');
  button.setAttribute('aria-haspopup', 'dialog');
  button.onclick = press;
  root.appendChild(button);
}

/** Shows the forms of new elements, those of changed ones anew, and ends those of elements that are gone. */
function scan(root: ParentNode = document): void {
  for (const [element, { end }] of shown) {
    if (element.isConnected) continue;
    end.abort();
    shown.delete(element);
  }
  for (const [attribute, show] of Object.entries(kinds)) {
    for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      const made = JSON.stringify([element.getAttribute('href'), element.dataset]);
      const before = shown.get(element);
      if (before?.made === made) continue;
      before?.end.abort();
      const end = new AbortController();
      shown.set(element, { made, end });
      show(element, element.getAttribute(attribute) || '', optionsOf(element), end.signal);
    }
  }
}

function open(form: string, options: Options = {}): void {
  const url = frameUrl(form, 'popup', options);
  if (!url) return;
  // Reopens the same panel, which keeps the answers typed so far.
  const press = opened.get(url.href) || makePanel(url, options, document);
  opened.set(url.href, press);
  press();
}

function on(event: string, listener: (detail: unknown, element: EventTarget | null) => void): () => void {
  const handler = (announced: Event) => listener((announced as CustomEvent).detail, announced.target);
  document.addEventListener(`canvass:${event}`, handler);
  return () => document.removeEventListener(`canvass:${event}`, handler);
}

// A page may load the script twice; the first instance stays.
if (window.Canvass) {
  window.Canvass.scan();
} else {
  window.Canvass = { open, close: closePanel, scan, on };
  addEventListener('message', handleMessage);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => scan());
  else scan();
}
