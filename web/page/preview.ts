/* The preview of a draft asks for the draft's revision every second, and reloads when it has changed. */

const interval = 1000;
const banner = document.querySelector<HTMLElement>('[data-revision]');
const address = `${location.pathname.replace(/\/$/, '')}/state${location.search}`;

async function look(): Promise<void> {
  // A hidden tab catches up when it is shown again.
  if (document.visibilityState === 'visible' && (await hasChanged())) location.reload();
  else setTimeout(look, interval);
}

async function hasChanged(): Promise<boolean> {
  try {
    const response = await fetch(address);
    const state: unknown = response.ok ? await response.json() : undefined;
    if (typeof state !== 'object' || state === null || !('revision' in state)) return false;
    return String(state.revision) !== banner?.dataset.revision;
  } catch {
    // The service restarts or the network is gone; the next look may succeed.
    return false;
  }
}

setTimeout(look, interval);
