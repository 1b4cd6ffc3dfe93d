import type { ReactNode } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import type { RowsSnapshot } from '../rows/responseRows.ts';

interface ProgressLineProps {
  readonly state: RowsSnapshot;
  /** How many rows there are in all, where it is known. */
  readonly total: number | undefined;
  readonly onStop: () => void;
  readonly onResume: () => void;
}

/** Below the table: how many rows there are, or how far the search for them got. */
export function ProgressLine({ state, total, onStop, onResume }: ProgressLineProps) {
  const { progress: texts } = useLazyTexts(tableTexts);
  const { common } = useTexts();
  const problemText = useProblemText();
  const { isLoading, isStopped, isComplete, count, scanned, about, preparing, error } = state;
  const looked = texts.looked(Math.min(scanned, about), about);
  if (error !== undefined && count === 0) return null;
  if (error !== undefined)
    return (
      <Line text={problemText(error)} isLoud>
        <Button size="small" onClick={onResume}>
          {common.tryAgain}
        </Button>
      </Line>
    );
  if (preparing !== null) {
    const percent = preparing.total === 0 ? 0 : Math.floor((100 * preparing.done) / preparing.total);
    return <Line text={texts.preparing(percent)} part={percent / 100} />;
  }
  if (isStopped)
    return (
      <Line text={`${texts.stopped} · ${looked} · ${texts.found(count)}`} isLoud>
        <Button size="small" onClick={onResume}>
          {texts.goOn}
        </Button>
      </Line>
    );
  if (isComplete || total !== undefined)
    return <Line text={texts.end(isComplete ? count : (total ?? count))} isLoud />;
  // Where most rows match there is nothing to wait for.
  if (!isLoading || scanned <= count * 2) return <Line text={texts.atLeast(count)} />;
  return (
    <Line text={`${looked} · ${texts.found(count)}`} part={about === 0 ? 0 : scanned / about}>
      <Button size="small" onClick={onStop}>
        {texts.stop}
      </Button>
    </Line>
  );
}

interface LineProps {
  readonly text: string;
  /** From 0 to 1, while there is something to wait for. */
  readonly part?: number;
  /** Announced; progress is not, because it never stops talking. */
  readonly isLoud?: boolean;
  readonly children?: ReactNode;
}

function Line({ text, part, isLoud = false, children }: LineProps) {
  return (
    <div className="responses-progress">
      {part !== undefined && <progress value={Math.min(1, part)} aria-label={text} />}
      <span role={isLoud ? 'status' : undefined}>{text}</span>
      {children}
    </div>
  );
}
