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
  // Which page it is, the address says as far as it should be known.
  frame.referrerPolicy = options.url === 'none' ? 'no-referrer' : 'strict-origin';
  frame.style.cssText = 'display:block;width:100%;border:0';
  frame.src = url.href;
  return frame;
}

/** Hears the form in a frame from now on. */
export function listenTo(embed: Embed): void {
  embeds.add(embed);
}

export function forget(frame: HTMLIFrameElement): void {
  for (const embed of embeds) if (embed.frame === frame) embeds.delete(embed);
}

export function announce(target: EventTarget, event: string, detail: Record<string, unknown>): void {
  target.dispatchEvent(new CustomEvent(`canvass:${event}`, { bubbles: true, detail }));
}

/** Only what the frame itself says, from the origin that was asked for, counts. */
export function hear({ data, origin, source }: MessageEvent): void {
  if (data?.canvass !== 1) return;
  for (const { frame, origin: expected, target, heard } of embeds) {
    if (source !== frame.contentWindow || origin !== expected) continue;
    const { canvass: _version, event, ...detail } = data;
    heard(event, detail);
    if (/^(ready|height|start|page|submitted)$/.test(event)) announce(target, event, detail);
  }
}
