import '#ui/insertBox/insertBox.css';
import { textPieces } from '#form/formula/template.ts';
import { useInsertedParts } from './useInsertedParts.ts';

/** A text of the form for reading, with what is inserted as names of questions. */
export function InsertedText({ text }: { readonly text: string }) {
  const part = useInsertedParts();
  if (!text.includes('[')) return text;
  return textPieces(text).map((piece, index) => {
    if ('text' in piece) return piece.text;
    const { kind, name } = part(piece.source);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids
      <span key={index} data-inserted={piece.source} data-kind={kind}>
        {name}
      </span>
    );
  });
}
