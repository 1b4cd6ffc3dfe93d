import type { KnownField } from '#form/schema/field.ts';
import type { FieldType } from '#form/value/kinds.ts';

/** CSS that only some fields need. */
export interface StyleBlock {
  readonly of: readonly FieldType[];
  /** Narrows the types to fields with certain settings. */
  readonly when?: (field: KnownField) => boolean;
  readonly rules: readonly string[];
}
