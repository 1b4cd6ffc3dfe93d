import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { useStart } from '../../session/useStart.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** The warning for links that only work on this machine; undefined for public addresses. */
export function useLocalAddressText(): string | undefined {
  const { frame } = useTexts();
  const { url } = useStart();
  return isLoopbackHost(new URL(url).hostname) ? frame.onlyHere(url) : undefined;
}
