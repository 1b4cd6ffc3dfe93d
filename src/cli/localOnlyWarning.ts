import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';

/** The warning that links do not work on other computers; undefined if they do. */
export function localOnlyWarning(publicUrl: string): string | undefined {
  if (!isLoopbackHost(new URL(publicUrl).hostname)) return undefined;
  return [
    `Links to forms and invitations begin with ${publicUrl} and work on this computer only.`,
    'To share them, set CANVASS_URL to the address that others reach it at (docs/running.md).',
  ].join('\n');
}
