import { Notice } from '#ui/notice/notice.tsx';
import { useLocalAddressText } from './useLocalAddressText.ts';

/** Warns beside a shareable link that it only works on this machine. */
export function LocalAddressNotice() {
  const text = useLocalAddressText();
  return text === undefined ? null : <Notice tone="warn">{text}</Notice>;
}
