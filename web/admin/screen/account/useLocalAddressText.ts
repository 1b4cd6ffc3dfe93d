import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { useStart } from '../../session/useStart.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** What to say beside a link to hand over where it leads nobody else anywhere; undefined where it does. */
export function useLocalAddressText(): string | undefined {
  const { frame } = useTexts();
  const { url } = useStart();
  return isLoopbackHost(new URL(url).hostname) ? frame.onlyHere(url) : undefined;
}
