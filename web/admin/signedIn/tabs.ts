/** Tabs of the app tell each other when somebody signs in or out. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('canvass');

export function tellTabs(): void {
  channel?.postMessage('session');
}

export function listenToTabs(onChange: () => void): void {
  channel?.addEventListener('message', onChange);
}
