import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import '../bulk/bulkBar.css';
import { ArchiveRestore, Eraser, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { BulkProgressBar } from '../bulk/bulkProgressBar.tsx';
import { useBulkWork } from '../bulk/useBulkWork.ts';

interface DeletedBarProps {
  readonly organization: string;
  readonly form: string;
  readonly ids: readonly number[];
  /** Clears this selection, and no later one. */
  readonly onClear: () => void;
}

const ignore = () => undefined;

/** Restores or erases the selected responses. The work goes on when nothing is selected any more. */
export function DeletedBar({ organization, form, ids, onClear }: DeletedBarProps) {
  const { run, stop, progress } = useBulkWork({ organization, form, onChanged: ignore });
  if (progress !== undefined) return <BulkProgressBar progress={progress} onStop={stop} />;
  if (ids.length === 0) return null;
  const start = async (action: 'restore' | 'erase') => {
    if (await run({ action, selection: { ids }, total: ids.length })) onClear();
  };
  return <Actions ids={ids} onClear={onClear} onStart={(action) => void start(action)} />;
}

interface ActionsProps extends Pick<DeletedBarProps, 'ids' | 'onClear'> {
  readonly onStart: (action: 'restore' | 'erase') => void;
}

function Actions({ ids, onClear, onStart }: ActionsProps) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { deleted } = useLazyTexts(tableTexts);
  const { common } = useTexts();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="bulk-bar" aria-label={texts.label}>
      <p className="bulk-count" role="status">
        {texts.selected(ids.length)}
      </p>
      <div className="bulk-actions">
        <Button size="small" icon={ArchiveRestore} onClick={() => onStart('restore')}>
          {deleted.restore}
        </Button>
        <Button size="small" icon={Eraser} onClick={() => setAsked(true)}>
          {deleted.erase}
        </Button>
        <IconButton icon={X} size="small" label={texts.clear} onClick={onClear} />
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.eraseTitle}
        description={texts.eraseAbout}
        confirmLabel={deleted.erase}
        cancelLabel={common.cancel}
        onConfirm={() => {
          setAsked(false);
          onStart('erase');
        }}
      >
        <p className="bulk-count">{texts.selected(ids.length)}</p>
      </ConfirmDialog>
    </section>
  );
}
