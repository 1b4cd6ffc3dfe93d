import './bulkBar.css';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { TextsBoundary } from '#admin/texts/textsBoundary.tsx';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { BulkProgressBar } from './bulkProgressBar.tsx';
import { useBulkWork } from './useBulkWork.ts';

interface DeleteTestResponsesProps {
  readonly organization: string;
  readonly form: string;
  /** How many there are, where it is known. */
  readonly count: number | undefined;
  readonly onChanged: (responses?: readonly number[]) => void;
}

/** Stands in the tab of test responses. */
export function DeleteTestResponses(props: DeleteTestResponsesProps) {
  return (
    <TextsBoundary texts={manageTexts}>
      <DeleteAll {...props} />
    </TextsBoundary>
  );
}

function DeleteAll({ organization, form, count, onChanged }: DeleteTestResponsesProps) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { run, stop, progress } = useBulkWork({ organization, form, onChanged });
  const start = () => {
    setAsked(false);
    const query = { ...everyResponse, tab: 'test' as const };
    void run({ action: 'delete', selection: { query }, total: count });
  };
  if (progress !== undefined) return <BulkProgressBar progress={progress} onStop={stop} />;
  return (
    <>
      <Button size="small" icon={Trash2} onClick={() => setAsked(true)}>
        {texts.deleteTests}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.deleteTestsTitle}
        description={texts.deleteTestsAbout}
        confirmLabel={texts.deleteTests}
        cancelLabel={common.cancel}
        onConfirm={start}
      />
    </>
  );
}
