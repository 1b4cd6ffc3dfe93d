import { createElement, type LivePage } from './livePage.ts';

/** Replaces the form with its ending. */
export function showEnding(
  { sheet, data }: LivePage,
  { title, message }: { title?: string; message?: string },
): void {
  const { texts } = data;
  const heading = createElement('h1', { tabIndex: -1 }, title?.trim() || texts.sent_title || '');
  const paragraph = createElement('p', {}, message?.trim() || texts.sent || '');
  const logo = sheet.querySelector('.logo');
  sheet.classList.add('status');
  sheet.replaceChildren(...(logo === null ? [] : [logo]), heading, paragraph);
  if (data.test) sheet.append(createElement('p', {}, texts.sent_test ?? ''));
  document.title = heading.textContent ?? '';
  scrollTo(0, 0);
  heading.focus();
}
