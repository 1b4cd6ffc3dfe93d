import { draftName, saveName, stepName } from '#render/pageNames.ts';
import { createElement, type LivePage } from '../livePage.ts';
import { waitForRetry } from '../send.ts';
import { applyStatusStyle } from './ending.ts';
import { enhanceLinks } from './enhanceLinks.ts';

/**
 * Saves the answers so far without leaving the page and shows the link to them below the form. Saving again updates
 * the same draft. Without a connection it waits and says so.
 */
export function saveInPlace(page: LivePage, step: () => string): void {
  const panel = createElement('section', { className: 'saved', tabIndex: -1 });
  let isSaving = false;
  page.element.addEventListener('submit', async (event) => {
    if (event.submitter?.getAttribute('name') !== saveName) return;
    event.preventDefault();
    if (isSaving) return;
    isSaving = true;
    await save(page, panel, step());
    isSaving = false;
  });
}

async function save(page: LivePage, panel: HTMLElement, step: string): Promise<void> {
  const { element, data } = page;
  const message = createElement('p', { role: 'status' });
  const say = (text: string | undefined) => {
    message.textContent = text ?? '';
  };
  applyStatusStyle();
  panel.hidden = false;
  panel.replaceChildren(message);
  (element.querySelector('.foot') ?? element).after(panel);
  say(data.texts.saving);
  await Promise.allSettled(page.uploads);
  page.hidden(stepName).value = step;
  const response = await post(page, () => say(data.texts.save_offline));
  const saved = await response.json().catch(() => undefined);
  if (!response.ok || saved?.sheet === undefined) return say(data.texts.save_failed);
  page.hidden(draftName).value = new URL(saved.link).searchParams.get('resume') ?? '';
  showSaved(page, panel, saved.sheet);
}

/** Answers typed while it waits are saved too. */
async function post(page: LivePage, onOffline: () => void): Promise<Response> {
  const address = `${location.pathname.replace(/\/$/, '')}/drafts${location.search}`;
  for (;;) {
    const body = new URLSearchParams();
    for (const [name, texts] of page.values()) for (const text of texts) body.append(name, text);
    const headers = { Accept: 'application/json,text/html' };
    const response = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    if (response !== undefined) return response;
    onOffline();
    await waitForRetry(10_000);
  }
}

function showSaved(page: LivePage, panel: HTMLElement, sheet: string): void {
  // The page has its heading already.
  panel.innerHTML = sheet.replace(/<(\/?)h1>/g, '<$1h2>');
  panel.setAttribute('aria-labelledby', 'saved-title');
  const heading = panel.querySelector('h2');
  if (heading !== null) heading.id = 'saved-title';
  enhanceLinks(panel);
  panel.querySelector('a[data-do=close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    panel.hidden = true;
    page.element.querySelector<HTMLElement>(`[name=${saveName}]`)?.focus();
  });
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'nearest' });
}
