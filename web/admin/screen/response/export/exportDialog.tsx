import { Suspense, useState } from 'react';
import type { ExportDialogProps } from '../slots.ts';
import { ExportChooser } from './exportChooser.tsx';
import { LeftExport } from './leftExport.tsx';

/** Chooses what is exported and how. The table stays while the texts are loaded. */
export function ExportDialog(props: ExportDialogProps) {
  const { organization, form, open } = props;
  const [left, setLeft] = useState<string>();
  return (
    <Suspense fallback={null}>
      {left !== undefined && (
        <LeftExport params={{ organization, form }} run={left} onEnd={() => setLeft(undefined)} />
      )}
      {open && <ExportChooser {...props} onLeave={setLeft} />}
    </Suspense>
  );
}
