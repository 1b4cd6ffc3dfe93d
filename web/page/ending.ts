import { type LivePage, make } from './livePage.ts';

/** What the visitor is told when everything has arrived, in the place of the form. */
export function showEnding(
  { sheet, data }: LivePage,
  { title, message }: { title?: string; message?: string },
): void {
  const { texts } = data;
  const heading = make('h1', { tabIndex: -1 }, title?.trim() || texts.sent_title || '');
  const words = make('p', {}, message?.trim() || texts.sent || '');
  const logo = sheet.querySelector('.logo');
  sheet.classList.add('status');
  sheet.replaceChildren(...(logo === null ? [] : [logo]), heading, words);
  if (data.test) sheet.append(make('p', {}, texts.sent_test ?? ''));
  document.title = heading.textContent ?? '';
  scrollTo(0, 0);
  heading.focus();
}
