import { v2FieldsOf } from '#form/definition/apiView.ts';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { hasFormulas } from '#form/formula/template.ts';
import { fieldKinds, isFieldType, type ValueType } from '#form/value/kinds.ts';

export interface FormVersion {
  readonly version: number;
  readonly definition: FormDefinition;
  /** Imported from another server, which may have stored answers that this one would refuse. */
  readonly isImported: boolean;
}

export interface Appearance {
  readonly version: number;
  readonly definition: FormDefinition;
  readonly field: Field;
  readonly isImported: boolean;
}

/** A field over all versions in which its answers have one shape. */
export interface MergedField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly valueType: ValueType;
  /** Newest first; there is at least one. */
  readonly newest: Field;
  readonly appearances: readonly Appearance[];
  readonly isImported: boolean;
}

/** Columns are named after keys, which an author can change, or ids, which stay. */
export type NamedBy = 'keys' | 'ids';

/**
 * The fields of all versions: those of the newest in its order, then those that only earlier versions have. Newest
 * versions come first.
 */
export function mergedFields(versions: readonly FormVersion[], namedBy: NamedBy): MergedField[] {
  const found = new Map<string, Appearance[]>();
  for (const { version, definition, isImported } of versions) {
    const fields = new Map([...fieldsOf(definition)].map((field) => [field.id, field]));
    for (const { id } of v2FieldsOf(definition)) {
      const field = fields.get(id);
      if (field === undefined || !isAnswered(field, isImported)) continue;
      const shape = `${id} ${valueTypeOf(field)}`;
      const appearances = found.get(shape);
      if (appearances === undefined) found.set(shape, [{ version, definition, field, isImported }]);
      else if (appearances.at(-1)?.version !== version)
        appearances.push({ version, definition, field, isImported });
    }
  }
  const names = new Set<string>();
  const merged: MergedField[] = [];
  for (const appearances of found.values()) {
    const [first] = appearances;
    if (first === undefined) continue;
    const { field } = first;
    const valueType = valueTypeOf(field);
    merged.push({
      id: field.id,
      name: uniqueName(
        [(namedBy === 'keys' && field.key) || field.id, field.id, `${field.id}_${valueType}`],
        names,
      ),
      label: plainLabel(field.label) || field.id,
      valueType,
      newest: field,
      appearances,
      isImported: appearances.some(({ isImported }) => isImported),
    });
  }
  return merged;
}

/** A block of text has answers only where it contains formulas. */
function isAnswered(field: Field, isImported: boolean): boolean {
  if (field.type !== 'rich_text' || isImported) return true;
  return 'text' in field && hasFormulas(field.text ?? '');
}

function valueTypeOf({ type }: Field): ValueType {
  return isFieldType(type) ? fieldKinds[type].valueType : 'string';
}

/** Labels may have several lines; the header of a table has one. */
export function plainLabel(label: string): string {
  return label.replace(/\s+/g, ' ').trim();
}

/**
 * The first of the wanted names that is free, or the last one with a number; adds it to `taken`. Many programs do not tell
 * `Country` from `country`, so names are compared without case.
 */
export function uniqueName(wanted: readonly string[], taken: Set<string>): string {
  const last = wanted.at(-1) ?? '';
  const isTaken = (name: string) => taken.has(name.toLowerCase());
  let name = wanted.find((candidate) => !isTaken(candidate)) ?? last;
  for (let number = 2; isTaken(name); number += 1) name = `${last}_${number}`;
  taken.add(name.toLowerCase());
  return name;
}
