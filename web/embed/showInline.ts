import { frameUrl } from './frameUrl.ts';
import { makeFrame, register, unregister } from './makeFrame.ts';
import { lengthOf, type Options } from './options.ts';

/** Shows the form inside the element, as high as its content. */
export function showInline(element: HTMLElement, form: string, options: Options, signal: AbortSignal): void {
  const url = frameUrl(form, 'inline', options, element);
  if (!url) return;
  const frame = makeFrame(url, options);
  frame.loading = 'lazy';
  frame.style.width = lengthOf(options.width || '100%');
  frame.style.maxWidth = '100%';
  frame.style.height = lengthOf(options.height || 500);
  element.textContent = '';
  element.appendChild(frame);
  signal.addEventListener('abort', () => {
    unregister(frame);
    frame.remove();
  });
  register({
    frame,
    origin: url.origin,
    target: element,
    heard(event, { height }) {
      if (event === 'height' && `${options.resize}` !== 'false') frame.style.height = `${Number(height)}px`;
      // The next page of the form starts at its top, which may be scrolled out of view.
      if (/^(page|submitted)$/.test(event) && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    },
  });
}
