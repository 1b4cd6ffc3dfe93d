import { browserName, passName } from '#render/pageNames.ts';
import { showSheet } from './ending/ending.ts';
import type { LivePage } from './livePage.ts';
import { type StoredAnswers, storage } from './storedAnswers.ts';

const name = 'canvass:browser';

/** Sends a token by which a form with one response per browser recognises the browser. Other forms get none. */
export function giveToken(page: LivePage, stored: StoredAnswers): void {
  const known = storage((area) => area.getItem(name));
  const token = known ?? newToken();
  storage((area) => area.setItem(name, token));
  page.hidden(browserName).value = token;
  if (known && !page.data.test) void showAnswered(page, stored);
}

/** Tells the visitor at once that a response exists, before the form is filled in again. */
async function showAnswered(page: LivePage, stored: StoredAnswers): Promise<void> {
  const body = new URLSearchParams();
  for (const each of [browserName, passName]) body.set(each, page.values().get(each)?.[0] ?? '');
  const address = `${location.pathname.replace(/\/$/, '')}/answered${location.search}`;
  const result = await fetch(address, { method: 'POST', headers: { Accept: 'text/html' }, body })
    .then((answer) => answer.json())
    .catch(() => undefined);
  if (result?.answered !== true) return;
  stored.forget();
  showSheet(page.sheet, result.sheet);
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}
