import { isChoice, v1TypeOf } from '../value/kinds.ts';
import type { Field, FormDefinition } from './document.ts';
import { apiOptions } from './shownOptions.ts';

/** A field as the form detail of v2 shows it. */
export interface V2Field {
  id: string;
  type: string;
  page: string;
  label: string;
  description: string | null;
  required: boolean;
}

export interface V2Page {
  id: string;
  label: string;
}

/** A page as the form detail of v1 shows it, with its fields inside. */
export interface V1Page {
  page_title: string;
  page_fields: V1Field[];
}

interface V1Field {
  type: string;
  label: string;
  id: string;
  options?: { label: string; value: string }[];
}

/** The flat list of fields, in the key order of the API. */
export function v2FieldsOf(definition: FormDefinition): V2Field[] {
  const located: { position: number; field: V2Field }[] = [];
  for (const page of definition.pages) {
    for (const { id, type, label, description, required, position } of page.fields) {
      located.push({
        position: position ?? located.length,
        field: {
          id,
          type,
          page: page.id,
          label,
          description: description || null,
          required: required ?? false,
        },
      });
    }
  }
  return located.sort((one, other) => one.position - other.position).map(({ field }) => field);
}

export function v2PagesOf(definition: FormDefinition): V2Page[] {
  return definition.pages.map(({ id, label }) => ({ id, label }));
}

export function v1PagesOf(definition: FormDefinition): V1Page[] {
  return definition.pages.map(({ label, fields }) => ({
    page_title: label,
    page_fields: fields.map(v1FieldOf),
  }));
}

function v1FieldOf(field: Field): V1Field {
  const { type, label, id } = field;
  const shown: V1Field = { type: v1TypeOf(type), label, id };
  const options = apiOptions(field);
  if (options !== undefined || isChoice(type))
    shown.options = (options ?? []).map((option) => ({ label: option.label, value: option.value }));
  return shown;
}
