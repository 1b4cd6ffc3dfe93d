import { useState } from 'react';
import { Canvas } from '../canvas/canvas.tsx';
import { useDraft } from '../editor/editorContext.ts';

export function BuildScreen() {
  const draft = useDraft();
  const [mode] = useState<'edit' | 'view'>('edit');
  return (
    <div style={{ blockSize: 800 }}>
      <Canvas draft={draft} mode={mode} scheme="light" width={700} />
    </div>
  );
}
