import './show.css';
import { Redo2, Undo2 } from 'lucide-react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';

/** Undo and redo of the draft, for those who look for them and for phones, which have no keys. */
export function UndoButtons() {
  const editor = useEditor();
  const canUndo = useEditorState((state) => state.canUndo);
  const canRedo = useEditorState((state) => state.canRedo);
  const { editor: texts } = useLazyTexts(frameTexts);
  return (
    <span className="undo-buttons">
      <IconButton
        icon={Undo2}
        size="small"
        label={texts.undo}
        keys="mod+z"
        aria-disabled={!canUndo}
        onClick={() => canUndo && editor.undo()}
      />
      <IconButton
        icon={Redo2}
        size="small"
        label={texts.redo}
        keys="mod+shift+z"
        aria-disabled={!canRedo}
        onClick={() => canRedo && editor.redo()}
      />
    </span>
  );
}
