import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useTexts } from '../texts/useTexts.ts';

export function ScreenLoading() {
  return <Skeleton label={useTexts().common.loading} shape="rows" count={6} />;
}
