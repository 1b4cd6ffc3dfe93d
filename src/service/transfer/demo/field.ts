import type { ResponseItem } from '#contract/v2.ts';
import { knownField } from '#form/schema/field.ts';
import type { FieldType, fieldKinds, ValueType } from '#form/value/kinds.ts';
import type { FieldPlan } from './plan.ts';
import type { Visit } from './visit.ts';

type Answer<Kind extends ValueType> = Extract<ResponseItem, { value_type: Kind }>['value'];

/** The field types whose answers have this shape. */
export type TypeOf<Kind extends ValueType> = {
  [Type in FieldType]: (typeof fieldKinds)[Type]['valueType'] extends Kind ? Type : never;
}[FieldType];

export interface FieldTraits {
  description?: string;
  required?: boolean;
  since?: number;
  until?: number;
  /** A new label from this version on. */
  renamed?: { version: number; label: string };
  /** The settings of the field's type; see `src/form/type/`. */
  settings?: Record<string, unknown>;
}

type Draw<Value> = (visit: Visit, earlier: readonly ResponseItem[]) => Value | undefined;

export function text(
  id: string,
  type: TypeOf<'string'>,
  label: string,
  draw: Draw<string>,
  traits: FieldTraits = {},
): FieldPlan {
  return field(id, type, label, traits, (visit, _version, earlier) =>
    item(draw(visit, earlier), (value) => ({ field_id: id, field_type: type, value_type: 'string', value })),
  );
}

export function number(
  id: string,
  type: TypeOf<'number'>,
  label: string,
  draw: Draw<number>,
  traits: FieldTraits = {},
): FieldPlan {
  return field(id, type, label, traits, (visit) =>
    item(draw(visit, []), (value) => ({ field_id: id, field_type: type, value_type: 'number', value })),
  );
}

export function table(
  id: string,
  label: string,
  draw: Draw<Answer<'table'>>,
  traits: FieldTraits = {},
): FieldPlan {
  return field(id, 'table_entry', label, traits, (visit) =>
    item(draw(visit, []), (value) => ({
      field_id: id,
      field_type: 'table_entry',
      value_type: 'table',
      value,
    })),
  );
}

export function address(
  id: string,
  label: string,
  draw: Draw<Answer<'address'>>,
  traits: FieldTraits = {},
): FieldPlan {
  return field(id, 'address', label, traits, (visit) =>
    item(draw(visit, []), (value) => ({ field_id: id, field_type: 'address', value_type: 'address', value })),
  );
}

export function field(
  id: string,
  type: FieldType,
  label: string,
  traits: FieldTraits,
  answer: FieldPlan['answer'],
  settings: (version: number) => object = () => ({}),
): FieldPlan {
  const { renamed } = traits;
  return {
    id,
    since: traits.since ?? 1,
    until: traits.until ?? Number.POSITIVE_INFINITY,
    // Parsed like any document, so that mistakes in the settings surface at once.
    define: (version) =>
      knownField.parse({
        id,
        type,
        label: renamed !== undefined && version >= renamed.version ? renamed.label : label,
        ...(traits.description === undefined ? {} : { description: traits.description }),
        ...(traits.required === true ? { required: true } : {}),
        ...settings(version),
        ...traits.settings,
      }),
    answer,
  };
}

function item<Value>(
  value: Value | undefined,
  make: (value: Value) => ResponseItem,
): ResponseItem | undefined {
  return value === undefined ? undefined : make(value);
}
