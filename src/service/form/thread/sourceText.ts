import type { FormDefinition } from '#form/definition/document.ts';
import { isLargeText } from './isLarge.ts';

/** The text from which a document was read, and what differs from it. Handing it over is many times faster than copying the document. */
export interface SourceText {
  readonly text: string;
  readonly changes: Partial<FormDefinition>;
}

interface Source {
  readonly text: string;
  readonly read: FormDefinition;
}

/** By its pages, which stay the same object where a theme or another setting is replaced. */
const sources = new WeakMap<FormDefinition['pages'], Source>();

/** Remembers the text of a large document that was read from it as it is. */
export function rememberSource(read: FormDefinition, text: string): void {
  if (isLargeText(text)) sources.set(read.pages, { text, read });
}

/** The text of a document; undefined if it is not known or the document lacks something of it. */
export function sourceTextOf(definition: FormDefinition): SourceText | undefined {
  const source = sources.get(definition.pages);
  if (source === undefined) return undefined;
  const { text, read } = source;
  if (Object.keys(read).some((key) => !(key in definition))) return undefined;
  const entries = Object.entries(definition);
  const changes = entries.filter(([key, value]) => read[key as keyof FormDefinition] !== value);
  return { text, changes: Object.fromEntries(changes) };
}

/** The document of a {@link SourceText}. */
export function definitionOf({ text, changes }: SourceText): FormDefinition {
  return { ...(JSON.parse(text) as FormDefinition), ...changes };
}
