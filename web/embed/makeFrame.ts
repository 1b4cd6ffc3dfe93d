import type { Options } from './options.ts';

export interface Embed {
  frame: HTMLIFrameElement;
  origin: string;
  /** The target of the form's events: its element, or the document. */
  target: EventTarget;
  heard(event: string, detail: Record<string, unknown>): void;
}

const embeds = new Set<Embed>();

export function makeFrame(url: URL, options: Options): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = options.title || 'Form';
  // The query already names the host page, as far as `url` allows, so the referrer only carries the origin.
  frame.referrerPolicy = options.url === 'none' ? 'no-referrer' : 'strict-origin';
  frame.style.cssText = 'display:block;width:100%;border:0';
  frame.src = url.href;
  return frame;
}

/** Registers a frame for the messages of its form. */
export function register(embed: Embed): void {
  embeds.add(embed);
}

export function unregister(frame: HTMLIFrameElement): void {
  for (const embed of embeds) if (embed.frame === frame) embeds.delete(embed);
}

export function announce(target: EventTarget, event: string, detail: Record<string, unknown>): void {
  target.dispatchEvent(new CustomEvent(`canvass:${event}`, { bubbles: true, detail }));
}

/** Handles a message. Only messages from a registered frame and its origin count. */
export function handleMessage({ data, origin, source }: MessageEvent): void {
  if (data?.canvass !== 1) return;
  for (const { frame, origin: expected, target, heard } of embeds) {
    if (source !== frame.contentWindow || origin !== expected) continue;
    const { canvass: _version, event, ...detail } = data;
    heard(event, detail);
    if (/^(ready|height|start|page|submitted)$/.test(event)) announce(target, event, detail);
  }
}
