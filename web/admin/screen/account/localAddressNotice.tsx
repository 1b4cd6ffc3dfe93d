import { Notice } from '../../../ui/notice/notice.tsx';
import { useLocalAddressText } from './useLocalAddressText.ts';

/** Beside a link to hand over. */
export function LocalAddressNotice() {
  const words = useLocalAddressText();
  return words === undefined ? null : <Notice tone="warn">{words}</Notice>;
}
