import { showEnding } from './ending.ts';
import { type Keep, storage } from './keep.ts';
import type { LivePage } from './livePage.ts';

const name = 'canvass:browser';

/** By which a form that takes one response from each browser knows it again. Other forms are told nothing. */
export function giveToken(page: LivePage, keep: Keep): void {
  const known = storage((place) => place.getItem(name));
  const token = known ?? newToken();
  storage((place) => place.setItem(name, token));
  page.hidden('_browser').value = token;
  if (known && !page.data.test) void showAnswered(page, keep);
}

/** Says at once that there is a response, before everything is filled in once more. */
async function showAnswered(page: LivePage, keep: Keep): Promise<void> {
  const body = new URLSearchParams();
  for (const each of ['_browser', '_pass']) body.set(each, page.values().get(each)?.[0] ?? '');
  const address = `${location.pathname.replace(/\/$/, '')}/answered${location.search}`;
  const said = await fetch(address, { method: 'POST', body })
    .then((answer) => answer.json())
    .catch(() => undefined);
  if (said?.answered !== true) return;
  keep.forget();
  const { already_answered_title: title, already_answered: message } = page.data.texts;
  showEnding(page, { ...(title && { title }), ...(message && { message }) });
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}
