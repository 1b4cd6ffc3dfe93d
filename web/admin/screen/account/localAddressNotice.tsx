import { Notice } from '#ui/notice/notice.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { isLocalAddress } from './isLocalAddress.ts';

/** Says of a link that only works on this computer that it does, and how that is changed; nothing of any other. */
export function LocalAddressNotice({ address }: { readonly address: string }) {
  const { frame } = useTexts();
  if (!isLocalAddress(address)) return null;
  return (
    <Notice tone="warn">
      {frame.onlyHere}{' '}
      <a href="/docs/reachable" target="_blank" rel="noreferrer">
        {frame.makeReachable}
      </a>
    </Notice>
  );
}
