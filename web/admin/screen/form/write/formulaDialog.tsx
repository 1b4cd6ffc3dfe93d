import { useState } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { textPieces } from '#form/formula/template.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormulaField } from './formulaField.tsx';

interface FormulaDialogProps {
  /** The formula as it stands in the text now. */
  readonly source: string;
  readonly onChange: (source: string) => void;
  readonly onClose: () => void;
}

/** A formula in a text. It takes effect while it is written, as in the panels. */
export function FormulaDialog({ source, onChange, onClose }: FormulaDialogProps) {
  const { common } = useTexts();
  const { write } = useLazyTexts(frameTexts);
  const [typed, setTyped] = useState({ text: source, at: source });
  // A change from elsewhere, such as an undo, replaces what was typed.
  const shown = typed.at === source ? typed.text : source;
  const change = (text: string) => {
    const isFormula = isInserted(text);
    setTyped({ text, at: isFormula ? text : source });
    if (isFormula) onChange(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={write.formulaTitle}
      description={write.formulaAbout}
      closeLabel={common.close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {write.done}
        </Button>
      }
    >
      <FormulaField label={write.inserted.formula} value={shown} onChange={change} required />
    </Dialog>
  );
}

/** Whether a text says this by a formula; `[]` and `[1]` are only brackets. */
function isInserted(source: string): boolean {
  const pieces = textPieces(`[${source}]`);
  return pieces.length === 1 && pieces[0] !== undefined && 'source' in pieces[0];
}
