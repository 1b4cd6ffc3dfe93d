import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';

/** Whether a link only works on the computer that the service runs on. */
export function isLocalAddress(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}
