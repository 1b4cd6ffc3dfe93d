import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';

/** The warning that passwords and sessions cross the network unencrypted; undefined if they do not. */
export function unencryptedWarning(publicUrl: string): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopbackHost(hostname)) return undefined;
  return [
    `WARNING: ${publicUrl} is not https: passwords and sessions are sent unencrypted, and anyone on the network can read them.`,
    '         Put a proxy with a certificate in front, and set CANVASS_URL to its https address (docs/running.md).',
  ].join('\n');
}
