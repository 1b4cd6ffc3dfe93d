/** Tabs of the app tell each other when somebody signs in or out, and who is signed in when one is opened. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('canvass');

type Message = { readonly about: 'change' } | { readonly about: 'opened'; readonly user: string | null };

interface Listener {
  /** A user signed in or out, or left an organisation. */
  readonly onChange: () => void;
  /** A tab was opened by this person, perhaps after a way back from a provider, of which nothing else tells. */
  readonly onOpened: (user: string | null) => void;
}

export function announceSessionChange(): void {
  send({ about: 'change' });
}

export function announceTabOpened(user: string | null): void {
  send({ about: 'opened', user });
}

export function onTabMessage({ onChange, onOpened }: Listener): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.about === 'change') onChange();
    else onOpened(data.user);
  });
}

function send(message: Message): void {
  channel?.postMessage(message);
}
