import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import type { BulkProgress } from './useBulkWork.ts';

interface BulkProgressBarProps {
  readonly progress: BulkProgress;
  readonly onStop: () => void;
}

/** How far an action got, and a way to stop it. */
export function BulkProgressBar({ progress, onStop }: BulkProgressBarProps) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { action, done, total, isStopping } = progress;
  const title = isStopping ? texts.stopping : (texts.working[action] ?? action);
  return (
    <section className="bulk-bar" aria-label={texts.label}>
      <p className="bulk-count" role="status">
        {title}
      </p>
      <progress
        className="bulk-progress"
        aria-label={title}
        {...(total === undefined ? {} : { max: Math.max(total, done, 1), value: done })}
      />
      <span className="ui-figures">
        {total === undefined ? texts.progress(done) : texts.progressOf(done, Math.max(total, done))}
      </span>
      <div className="bulk-actions">
        <Button size="small" busy={isStopping} onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
    </section>
  );
}
