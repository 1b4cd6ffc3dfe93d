import type { PageData } from '#render/script/pageData.ts';
import { type Host, noHost } from './host.ts';

/**
 * Reports events of the form to the embedding page. Each message is a plain object:
 *
 *   { canvass: 1, event, form, … }
 *
 * | event       | further property    | when                                                      |
 * |-------------|---------------------|-----------------------------------------------------------|
 * | `ready`     |                     | the form can be filled in                                 |
 * | `height`    | `height`            | the height in pixels changes                              |
 * | `start`     |                     | the visitor gives the first answer                        |
 * | `page`      | `page`              | another page of the form is shown; `page` is its id       |
 * | `submitted` | `submission_id`     | the response is stored                                    |
 * | `close`     |                     | the visitor presses Escape in a dialog or panel           |
 *
 * Any site may embed a form, so the messages go to every origin and never contain answers.
 */
export type HostEvent = 'ready' | 'height' | 'start' | 'page' | 'submitted' | 'close';

export interface HostDetail {
  readonly height?: number;
  readonly page?: string;
  readonly submission_id?: string;
}

/** How the page is embedded: `inline`, `inline light`, `popup` or `tab`; undefined outside of a frame. */
export function embedding(): string | undefined {
  return window.parent === window ? undefined : document.documentElement.dataset.embed;
}

function notifyHost(event: HostEvent, detail: HostDetail = {}): void {
  if (embedding() === undefined) return;
  const [, form = ''] = /\/f\/([^/]+)/.exec(location.pathname) ?? [];
  window.parent.postMessage({ ...detail, canvass: 1, event, form: decodeURIComponent(form) }, '*');
}

/** Reports the height of the page, now and on every change. */
function reportHeight(): void {
  if (embedding() === undefined) return;
  let reported = 0;
  // The root element is as high as its content, whatever the height of the frame.
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    notifyHost('height', { height });
  }).observe(document.documentElement);
}

/** Reports to the host that the page is ready, then its height and the Escape key. */
export function joinHost({ isForm } = { isForm: true }): Host {
  const mode = embedding();
  if (mode === undefined) return noHost;
  if (isForm) notifyHost('ready');
  reportHeight();
  // Key events in a frame do not reach the page around it.
  if (!mode.startsWith('inline'))
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) notifyHost('close');
    });
  return { isEmbedded: true, notify: notifyHost, navigate };
}

/** Whether a sandboxed frame leaves the form to the browser, or lets nothing be sent; see `sandbox/`. */
export async function leavesToBrowser(form: HTMLFormElement, data: PageData): Promise<boolean> {
  return (await import('./sandbox/sandbox.ts')).leavesToBrowser(form, data);
}

/** Navigates the whole tab: payment pages refuse to be framed. */
function navigate(address: string): void {
  const target = embedding() === undefined ? window : (window.top ?? window);
  target.location.href = address;
}
