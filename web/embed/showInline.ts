import { addressOf } from './addressOf.ts';
import { listenTo, makeFrame } from './makeFrame.ts';
import { lengthOf, type Options } from './options.ts';

/** The form in the text of the page, as high as it needs to be. */
export function showInline(element: HTMLElement, form: string, options: Options): void {
  // A page that never said that it can be dark is light, and so is the form on its ground.
  const isLight = !/dark/.test(getComputedStyle(element).colorScheme);
  const url = addressOf(form, isLight ? 'inline light' : 'inline', options);
  if (!url) return;
  const frame = makeFrame(url, options);
  frame.loading = 'lazy';
  frame.style.width = lengthOf(options.width || '100%');
  frame.style.maxWidth = '100%';
  frame.style.height = lengthOf(options.height || 500);
  element.textContent = '';
  element.appendChild(frame);
  listenTo({
    frame,
    origin: url.origin,
    target: element,
    heard(event, { height }) {
      if (event === 'height' && `${options.resize}` !== 'false') frame.style.height = `${Number(height)}px`;
      // Another page of the form begins at its top, which may have been scrolled away.
      if (/^(page|submitted)$/.test(event) && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    },
  });
}
