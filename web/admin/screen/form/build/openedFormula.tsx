import { writtenText } from '#form/edit/fields/texts.ts';
import { withSource } from '#form/edit/insert/withSource.ts';
import { textPieces } from '#form/formula/template.ts';
import { useDraft } from '../editor/editorContext.ts';
import { FormulaDialog } from '../write/formulaDialog.tsx';
import type { Builder } from './command/useBuilder.ts';
import type { OpenFormula } from './command/useCanvasMessages.ts';

interface OpenedFormulaProps {
  readonly formula: OpenFormula;
  readonly builder: Builder;
  readonly onClose: () => void;
}

/** The editor of a formula in a text of the canvas; nothing once the text has no such formula. */
export function OpenedFormula({ formula: { target, index }, builder, onClose }: OpenedFormulaProps) {
  const text = writtenText(useDraft(), target);
  const source = textPieces(text).flatMap((piece) => ('source' in piece ? [piece.source] : []))[index];
  if (source === undefined) return null;
  return (
    <FormulaDialog
      source={source}
      onChange={(next) => builder.write(target, withSource(text, index, next))}
      onClose={onClose}
    />
  );
}
