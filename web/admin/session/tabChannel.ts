/** Broadcasts between tabs: a user signed in or out, or a tab was opened. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('canvass');

type Message = { readonly about: 'change' } | { readonly about: 'opened'; readonly user: string | null };

interface Listener {
  /** A user signed in or out, or left an organisation. */
  readonly onChange: () => void;
  /** A tab was opened by this user, perhaps after a redirect from an OIDC provider, which sends no other message. */
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
