import { useEffect } from 'react';
import { exportTexts } from '#admin/texts/compiled/response/export.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { type FormParams, useExportProgress } from './useExport.ts';

interface LeftExportProps {
  readonly params: FormParams;
  readonly run: string;
  readonly onEnd: () => void;
}

/** Says when a download is complete whose dialog was closed before. */
export function LeftExport({ params, run, onEnd }: LeftExportProps) {
  const texts = useLazyTexts(exportTexts);
  const toast = useToast();
  const { data, isError } = useExportProgress(params, run);
  const isDone = data?.done === true;
  // Another process may serve the download, and only that one knows its end.
  const isUnknown = isError || data?.rows === null;
  useEffect(() => {
    if (isDone) toast({ about: 'export', title: texts.done, tone: 'good' });
    if (isDone || isUnknown) onEnd();
  }, [isDone, isUnknown, onEnd, toast, texts]);
  return null;
}
