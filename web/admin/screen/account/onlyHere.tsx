import { Notice } from '../../../ui/notice/notice.tsx';
import { useOnlyHere } from './useOnlyHere.ts';

/** Beside a link to hand over. */
export function OnlyHere() {
  const words = useOnlyHere();
  return words === undefined ? null : <Notice tone="warn">{words}</Notice>;
}
