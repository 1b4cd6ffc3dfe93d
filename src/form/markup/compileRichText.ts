import { hasFormulas, parseTemplate, type Template } from '../formula/template.ts';
import { type Markup, parseMarkup } from './parseMarkup.ts';
import { plainText } from './plainText.ts';

export interface CompiledText {
  readonly markup: Markup;
  /** By the piece of text that they were parsed from. */
  readonly templates: ReadonlyMap<string, Template>;
}

/** A formatted text, ready to be filled in; undefined where it contains no formula. */
export function compileRichText(text: string): CompiledText | undefined {
  if (!hasFormulas(text)) return undefined;
  const markup = parseMarkup(text);
  const templates = new Map<string, Template>();
  // One pass over the text finds every piece that is filled in later.
  plainText(markup, (piece) => {
    templates.set(piece, parseTemplate(piece));
    return '';
  });
  return { markup, templates };
}
