import { type AllowedHosts, noHosts } from '#kit/network/allowedHosts.ts';
import type { AccountKeys } from '#service/base/accountKeys.ts';
import { MailServers, type MailServersOptions } from '#service/mail/server/mailServers.ts';

/** No mail server in the settings of the service: mails wait until one is set up in the app, and nothing wakes the sender. */
export function waitingMail(keys: AccountKeys, allowedHosts: AllowedHosts = noHosts) {
  return { servers: serversOf(keys, { allowedHosts }), wake: () => undefined };
}

export function serversOf(keys: AccountKeys, options: Partial<MailServersOptions>): MailServers {
  return new MailServers({
    fixed: undefined,
    helo: undefined,
    allowedHosts: noHosts,
    keys: () => keys,
    ...options,
  });
}
