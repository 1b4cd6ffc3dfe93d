import type { Field, FormDefinition } from '../schema/definition.ts';
import { isFieldType } from '../value/kinds.ts';

/**
 * Format 1 of the document: the API's view of a form, and prices. Imports from servers that expose nothing more still
 * create it.
 */
export interface Format1 {
  format: 1;
  pages: { id: string; label: string; fields: Format1Field[] }[];
}

export interface Format1Field {
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

/** Converts a form to format 2, without loss and with the same API view. */
export function upgradeFormat1({ pages }: Format1): FormDefinition {
  return {
    format: 2,
    pages: pages.map(({ id, label, fields }) => ({ id, label, fields: fields.map(upgradeField) })),
  };
}

function upgradeField({ id, type, label, description, required, options, position }: Format1Field): Field {
  const shared = {
    id,
    type,
    label,
    ...(description ? { description } : {}),
    ...(required ? { required } : {}),
    ...(position === undefined ? {} : { position }),
  };
  const upgraded = options?.map(({ value, label: text, price }) => ({
    value,
    label: text,
    ...(price === undefined ? {} : { price }),
  }));
  if (!isFieldType(type)) return upgraded === undefined ? shared : { ...shared, options: upgraded };
  switch (type) {
    case 'multiple_choice':
      // Format 1 did not record whether several options may be chosen; v1 calls the field a checkbox.
      return { ...shared, type, options: upgraded ?? [], multiple: true };
    case 'dropdown':
      return { ...shared, type, options: upgraded ?? [] };
    case 'table_entry':
      return {
        ...shared,
        type,
        ...(upgraded === undefined ? {} : { imported_options: upgraded }),
        columns: [],
      };
    default:
      return upgraded === undefined ? { ...shared, type } : { ...shared, type, imported_options: upgraded };
  }
}
