import type { ResponseItem } from '#contract/v2.ts';
import { knownField } from '#form/schema/field.ts';
import { type FieldType, fieldKinds } from '#form/value/kinds.ts';
import type { FieldPlan } from './plan.ts';
import type { Visit } from './visit.ts';

type AnswerOf<Type extends FieldType> = Extract<
  ResponseItem,
  { value_type: (typeof fieldKinds)[Type]['valueType'] }
>['value'];

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

/** A field with what visitors answer; undefined where they leave it empty. `earlier` holds the answers before it. */
export function field<Type extends FieldType>(
  id: string,
  type: Type,
  label: string,
  draw: (visit: Visit, earlier: readonly ResponseItem[], version: number) => AnswerOf<Type> | undefined,
  traits: FieldTraits = {},
  settings: (version: number) => object = () => ({}),
): FieldPlan {
  const { renamed } = traits;
  const { valueType } = fieldKinds[type];
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
    answer(visit, version, earlier) {
      const value = draw(visit, earlier, version);
      if (value === undefined) return undefined;
      // TypeScript cannot relate the type of a field to that of its answer.
      return { field_id: id, field_type: type, value_type: valueType, value } as ResponseItem;
    },
  };
}
