import { type FormDefinition, fieldsOf, lastFieldNumber } from '#form/definition/document.ts';
import { storableJson } from '#kit/text/storableText.ts';

/** A field's id and type: what tells whether an id is used again. */
export interface TypedField {
  readonly id: string;
  readonly type: string;
}

/** A document as it is stored, with the little that is known of it while it is stored. */
export interface DraftDocument {
  /** Its JSON. */
  readonly draft: string;
  readonly lastFieldNumber: number;
  readonly fields: readonly TypedField[];
}

export function draftDocument(definition: FormDefinition): DraftDocument {
  return {
    draft: storableJson(definition),
    lastFieldNumber: lastFieldNumber(definition),
    fields: Array.from(fieldsOf(definition), ({ id, type }) => ({ id, type })),
  };
}
