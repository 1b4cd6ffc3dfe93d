/** The document that says what a form is. A published version holds one that never changes again. */
export interface FormDefinition {
  /** The format of this document, so that a later program can upgrade an earlier one. */
  format: 1;
  pages: PageDefinition[];
}

export interface PageDefinition {
  id: string;
  label: string;
  fields: FieldDefinition[];
}

export interface FieldDefinition {
  id: string;
  /** One of the 18 field types; an imported form may carry another word, which is kept. */
  type: string;
  label: string;
  description: string | null;
  required: boolean;
  /** Present on choice fields only. */
  options?: OptionDefinition[];
  /**
   * The field's place in the API's flat list, from 0. Present only where that list does not go page by page,
   * which an imported form is free to do.
   */
  position?: number;
}

export interface OptionDefinition {
  label: string;
  value: string;
  price?: number;
}

export const emptyDefinition: FormDefinition = { format: 1, pages: [] };

export function* fieldsOf(definition: FormDefinition): Generator<FieldDefinition> {
  for (const page of definition.pages) yield* page.fields;
}

/** The highest `fieldN` in use: numbers are never given twice, so the next field gets a higher one. */
export function lastFieldNumber(definition: FormDefinition): number {
  let last = 0;
  for (const { id } of fieldsOf(definition)) {
    const match = /^field([1-9]\d{0,8})$/.exec(id);
    if (match !== null) last = Math.max(last, Number(match[1]));
  }
  return last;
}
