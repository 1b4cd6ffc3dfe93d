import { storage } from './keep.ts';
import type { LivePage } from './livePage.ts';

const name = 'canvass:browser';

/** By which a form that takes one response from each browser knows it again. Other forms are told nothing. */
export function giveToken(page: LivePage): void {
  const token = storage((place) => place.getItem(name)) ?? newToken();
  storage((place) => place.setItem(name, token));
  page.hidden('_browser').value = token;
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}
