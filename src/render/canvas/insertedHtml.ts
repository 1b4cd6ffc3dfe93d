import type { InsertedPart } from '#form/edit/insert/insertedParts.ts';
import { textPieces } from '#form/formula/template.ts';
import { type Content, html } from '../html.ts';

/** A text of a draft with what is inserted as names; `\[` is a bracket, as for visitors. */
export function insertedHtml(text: string, partOf: (source: string) => InsertedPart): Content {
  if (!text.includes('[')) return text;
  return textPieces(text).map((piece) => {
    if ('text' in piece) return piece.text.replaceAll('\\[', '[');
    const { kind, name } = partOf(piece.source);
    return html`<span data-inserted="${piece.source}" data-kind="${kind}" title="${name}" contenteditable="false">${name}</span>`;
  });
}
