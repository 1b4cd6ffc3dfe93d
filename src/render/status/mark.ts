import { type Html, html } from '../html.ts';

/** The colour of a mark: done, waiting, wrong, or neither. */
export type Tone = 'good' | 'waiting' | 'bad' | 'plain';

const shapes = {
  check: html`<path pathLength="1" d="M5 12.5l4.8 4.8L19.5 7"/>`,
  clock: html`<path d="M12 7.5V12l3 2"/><circle cx="12" cy="12" r="8.5"/>`,
  alert: html`<path d="M12 5v9M12 18.6v.01"/>`,
  lock: html`<path d="M8 11V8a4 4 0 0 1 8 0v3M5.5 11h13v9h-13z"/>`,
  key: html`<path d="M11 13l8.5-8.5M16 8l3 3"/><circle cx="8" cy="16" r="4"/>`,
  off: html`<path d="M12 4v8M7.6 7a7 7 0 1 0 8.8 0"/>`,
  inbox: html`<path d="M4 13.5L7 5h10l3 8.5V19H4zM4 13.5h5l1 2.5h4l1-2.5h5"/>`,
  search: html`<path d="M15.5 15.5L20 20"/><circle cx="10.5" cy="10.5" r="6.5"/>`,
  link: html`<path d="M9.5 14.5l5-5M11 7l1.2-1.2a4 4 0 0 1 6 6L17 13M13 17l-1.2 1.2a4 4 0 0 1-6-6L7 11"/>`,
  bookmark: html`<path pathLength="1" d="M7 4h10v16l-5-4-5 4z"/>`,
} as const satisfies Record<string, Html>;

export type MarkShape = keyof typeof shapes;

/** A picture above a heading that says the same as the heading, so screen readers skip it. */
export function mark(shape: MarkShape, tone: Tone): Html {
  return html`<svg class="mark ${tone}" viewBox="0 0 24 24" width="64" height="64" aria-hidden="true">${shapes[shape]}</svg>
`;
}
