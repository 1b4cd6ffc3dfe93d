import { Suspense } from 'react';
import type { ExportDialogProps } from '../slots.ts';
import { ExportChooser } from './exportChooser.tsx';

/** Chooses what is exported and how. The table stays while the texts are loaded. */
export function ExportDialog(props: ExportDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ExportChooser {...props} />
    </Suspense>
  );
}
