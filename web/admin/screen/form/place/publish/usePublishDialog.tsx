import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import type { PublishView } from './publishingContext.ts';

const publishDialog = lazyPart(async () => (await import('./publishDialog.tsx')).PublishDialog);

/** The dialog of publishing, and what opens it. Its code is loaded when it is first opened. */
export function usePublishDialog(form: FormDocument): [open: (view: PublishView) => void, dialog: ReactNode] {
  const [isOpen, setOpen] = useState(false);
  // Kept while the dialog closes, so that its content does not change meanwhile.
  const [view, setView] = useState<PublishView>('publish');
  const PublishDialog = useLazyPart(publishDialog, isOpen, () => setOpen(false));
  const open = useCallback((wanted: PublishView) => {
    setView(wanted);
    setOpen(true);
  }, []);
  const dialog = PublishDialog !== undefined && (
    <PublishDialog form={form} view={view} onViewChange={setView} open={isOpen} onOpenChange={setOpen} />
  );
  return [open, dialog];
}
