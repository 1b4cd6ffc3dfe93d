import { statusStyle } from '#render/style/status.css.ts';
import type { Host } from '../host.ts';
import { enhanceLinks } from './enhanceLinks.ts';

/** Replaces the form with its ending. */
export function showEnding(
  sheet: HTMLElement,
  { sheet: content, redirect }: { readonly sheet: string; readonly redirect?: string | undefined },
  host: Host,
): void {
  // Also before a redirect: going back must not show the form as if it were not sent.
  showSheet(sheet, content);
  if (redirect === undefined) return;
  if (!leaveLater(sheet, () => host.navigate(redirect))) host.navigate(redirect);
}

/** Shows a page of the server in place of the form. The logo and the cover above it stay. */
export function showSheet(sheet: HTMLElement, content: string): void {
  applyStatusStyle();
  const kept = [...sheet.querySelectorAll(':scope>:is(.logo,.cover)')];
  sheet.classList.add('status');
  sheet.innerHTML = content;
  sheet.prepend(...kept);
  enhanceLinks(sheet);
  const heading = sheet.querySelector('h1');
  if (heading === null) return;
  document.title = heading.textContent ?? '';
  heading.tabIndex = -1;
  scrollTo(0, 0);
  heading.focus();
}

/** A constructed style sheet: the page's policy allows no other style element. Older browsers show the page without it. */
export function applyStatusStyle(): void {
  if (!('adoptedStyleSheets' in document) || isStyled) return;
  isStyled = true;
  const style = new CSSStyleSheet();
  style.replaceSync(statusStyle);
  document.adoptedStyleSheets.push(style);
}

let isStyled = false;

/** Says where the visitor is taken and waits, unless they stay; false if the ending has no such sentence. */
function leaveLater(sheet: HTMLElement, leave: () => void): boolean {
  const soon = sheet.querySelector<HTMLElement>('.soon');
  if (soon === null) return false;
  soon.hidden = false;
  const timer = setTimeout(leave, Number(soon.dataset.after) * 1000);
  soon.querySelector('button')?.addEventListener('click', () => {
    clearTimeout(timer);
    soon.remove();
    sheet.querySelector<HTMLElement>('h1')?.focus();
  });
  return true;
}
