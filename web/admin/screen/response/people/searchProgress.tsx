import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import '../bulk/bulkBar.css';
import { Button } from '#ui/button/button.tsx';

interface SearchProgressProps {
  readonly progress: { readonly read: number; readonly total: number };
  readonly onStop: () => void;
}

export function SearchProgress({ progress: { read, total }, onStop }: SearchProgressProps) {
  const { people: texts } = useLazyTexts(manageTexts);
  const known = total > 0 ? { max: Math.max(read, total), value: read } : {};
  return (
    <div className="people-progress">
      <progress className="bulk-progress" aria-label={texts.searching} {...known} />
      <span className="ui-figures" role="status">
        {total > 0 ? texts.progress(read, Math.max(read, total)) : texts.searching}
      </span>
      <Button size="small" onClick={onStop}>
        {texts.stop}
      </Button>
    </div>
  );
}
