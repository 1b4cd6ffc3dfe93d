import { ArrowUp } from 'lucide-react';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { RowsSnapshot } from '../rows/responseRows.ts';

interface NewsButtonProps {
  readonly state: RowsSnapshot;
  readonly onPress: () => void;
}

/** Says that there are new responses above, or that the rows are old. */
export function NewsButton({ state, onPress }: NewsButtonProps) {
  const { news: texts } = useLazyTexts(tableTexts);
  if (state.unseen === 0 && !state.isStale) return null;
  return (
    <button type="button" className="responses-news" onClick={onPress}>
      <ArrowUp size={14} aria-hidden />
      {state.isStale ? texts.stale : texts.added(state.unseen)}
    </button>
  );
}
