import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';

/** What to say where passwords and sessions would cross a network in plain sight; undefined where they do not. */
export function unprotectedWarning(publicUrl: string): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopbackHost(hostname)) return undefined;
  return [
    `WARNING: ${publicUrl} is not https: passwords and sessions travel unprotected, and anybody on the way can read them.`,
    '         Put a proxy with a certificate in front, and set CANVASS_URL to its https address (docs/running.md).',
  ].join('\n');
}
