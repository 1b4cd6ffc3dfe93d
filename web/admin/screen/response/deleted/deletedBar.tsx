import '../bulk/bulkBar.css';
import { ArchiveRestore, Eraser, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirmDialog/confirmDialog.tsx';
import { IconButton } from '../../../../ui/iconButton/iconButton.tsx';
import { useManageTexts } from '../../../texts/response/manage/useManageTexts.ts';
import { useTableTexts } from '../../../texts/response/table/tableTexts.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { BulkProgressBar } from '../bulk/bulkProgressBar.tsx';
import { useBulkWork } from '../bulk/useBulkWork.ts';

interface DeletedBarProps {
  readonly organization: string;
  readonly form: string;
  readonly ids: readonly number[];
  readonly onClear: () => void;
}

const ignore = () => undefined;

/** Restores or erases the selected responses. */
export function DeletedBar({ organization, form, ids, onClear }: DeletedBarProps) {
  const { bulk: texts } = useManageTexts();
  const { deleted } = useTableTexts();
  const { common } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { run, stop, progress } = useBulkWork({ organization, form, onChanged: ignore });
  const start = async (action: 'restore' | 'erase') => {
    setAsked(false);
    if (await run({ action, selection: { ids }, total: ids.length })) onClear();
  };
  if (progress !== undefined) return <BulkProgressBar progress={progress} onStop={stop} />;
  return (
    <section className="bulk-bar" aria-label={texts.label}>
      <p className="bulk-count" role="status">
        {texts.selected(ids.length)}
      </p>
      <div className="bulk-actions">
        <Button size="small" icon={ArchiveRestore} onClick={() => void start('restore')}>
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
        onConfirm={() => void start('erase')}
      >
        <p className="bulk-count">{texts.selected(ids.length)}</p>
      </ConfirmDialog>
    </section>
  );
}
