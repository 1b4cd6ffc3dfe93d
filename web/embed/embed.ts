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

const scanned = new WeakSet<Element>();
const opened = new Map<string, () => void>();

const kinds: Record<string, (element: HTMLElement, form: string, options: Options) => void> = {
  'data-canvass': showInline,
  'data-canvass-popup': openOnClick,
  'data-canvass-tab': addTab,
};

/** Opens a form when the element is clicked. A link leads to the form without JavaScript too. */
function openOnClick(element: HTMLElement, form: string, options: Options): void {
  const url = frameUrl(form || element.getAttribute('href') || '', 'popup', options, element);
  if (!url) return;
  const press = makePanel(url, options, element);
  if (options.label && !(element.textContent || '').trim()) element.textContent = options.label;
  element.setAttribute('aria-haspopup', 'dialog');
  if (!/^(A|BUTTON|INPUT)$/.test(element.tagName)) {
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    });
  }
  element.addEventListener('click', (event) => {
    event.preventDefault();
    press();
  });
}

/** Adds a button at the edge of the window. `start` and `end` follow the text direction. */
function addTab(element: HTMLElement, form: string, options: Options): void {
  const url = frameUrl(form, 'tab', options, element);
  if (!url) return;
  const { host, root } = makeHost(element);
  const isReversed = (options.side === 'start') !== (host.dir === 'rtl');
  const side =
    options.side === 'left' || options.side === 'right' ? options.side : isReversed ? 'left' : 'right';
  const press = makePanel(url, options, element, side);
  const button = document.createElement('button');
  button.className = `side ${side}`;
  button.type = 'button';
  button.textContent = options.label || 'Feedback';
  button.setAttribute('part', 'tab');
  button.setAttribute('aria-haspopup', 'dialog');
  button.onclick = press;
  root.appendChild(button);
}

function scan(root: ParentNode = document): void {
  for (const [attribute, show] of Object.entries(kinds)) {
    for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      if (scanned.has(element)) continue;
      scanned.add(element);
      show(element, element.getAttribute(attribute) || '', optionsOf(element));
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
