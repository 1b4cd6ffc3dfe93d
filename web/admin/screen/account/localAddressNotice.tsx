import { Notice } from '../../../ui/notice/notice.tsx';
import { useLocalAddressText } from './useLocalAddressText.ts';

/** Warns beside a shareable link that it only works on this machine. */
export function LocalAddressNotice() {
  const words = useLocalAddressText();
  return words === undefined ? null : <Notice tone="warn">{words}</Notice>;
}
