import { textPieces, writtenPiece } from '../../formula/template.ts';

/** A text with another formula in place of one that is inserted, counted from 0. */
export function withSource(text: string, index: number, source: string): string {
  let count = -1;
  return textPieces(text)
    .map((piece) => {
      if ('source' in piece) count += 1;
      return 'source' in piece && count === index ? `[${source}]` : writtenPiece(piece);
    })
    .join('');
}
