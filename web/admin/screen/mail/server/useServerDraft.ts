import { useState } from 'react';
import type { GivenMailServer, MailEncryption } from '#contract/app/mail/mailServer.ts';
import { providerOf } from './providers.ts';
import type { SavedServer } from './savedServer.ts';

export interface ServerDraft {
  /** The name of a provider; empty for another one. */
  readonly provider: string;
  readonly host: string;
  readonly port: string;
  readonly encryption: MailEncryption;
  readonly from: string;
  /** Undefined follows the sender address, as it is with most providers. */
  readonly user: string | undefined;
  readonly password: string;
}

/** The mail server as it is being typed in. */
export function useServerDraft(server: SavedServer | null, address: string) {
  const [typed, setTyped] = useState<Partial<ServerDraft>>({});
  const saved: ServerDraft = {
    provider: providerOf(server?.host ?? '')?.name ?? '',
    host: server?.host ?? '',
    port: String(server?.port ?? 587),
    encryption: server?.encryption ?? 'starttls',
    from: server?.from ?? address,
    user: server?.user,
    password: '',
  };
  const draft = { ...saved, ...typed };
  const body = (): GivenMailServer => ({
    host: draft.host.trim(),
    port: Number(draft.port),
    encryption: draft.encryption,
    from: draft.from.trim(),
    user: (draft.user ?? draft.from).trim(),
    ...(draft.password !== '' && { password: draft.password }),
  });
  return {
    draft,
    body,
    isChanged: Object.keys(typed).length > 0,
    change: (more: Partial<ServerDraft>) => setTyped((before) => ({ ...before, ...more })),
  };
}
