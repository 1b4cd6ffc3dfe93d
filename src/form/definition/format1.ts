import type { Field, FormDefinition } from '../schema/definition.ts';
import { isFieldType } from '../value/kinds.ts';

/**
 * The first format of the document: what the API shows of a form, and prices. Imports from servers that show nothing
 * more still make it.
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

/** The same form in the second format. Nothing is lost, and the API shows the same of both. */
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
      // The first format did not say whether several may be chosen, and v1 calls it a checkbox.
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
