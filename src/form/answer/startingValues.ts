import { plainNumber } from '#kit/text/plainNumber.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import type { KnownField } from '../type/declarations.ts';
import { factsOf } from '../type/types.ts';
import type { FormValues } from '../value/answer.ts';

type Entry = readonly [name: string, texts: readonly string[]];

/**
 * The initial values of the controls: from the page's address (`?field1=…` or `?email=…` by key, for hidden fields
 * their parameter),
 * otherwise the form's defaults. `wanted` filters out fields that were already seen.
 */
export function startingValues(
  form: CompiledForm,
  address: FormValues,
  today: string,
  isIncluded: (fieldId: string) => boolean = () => true,
): FormValues {
  const given = valuesByField(address);
  const values = new Map<string, readonly string[]>();
  for (const { id, known } of form.fields) {
    // Files come only from the visitor's device: an address that could name uploads would submit those of
    // others.
    if (known?.source !== 'visitor' || known.type === 'file_upload' || !isIncluded(id)) continue;
    const own = givenFor(known.field, given, address) ?? defaultOf(known.field, today);
    for (const [name, texts] of own) values.set(name, texts);
  }
  return values;
}

/** `field3.line1` belongs to `field3`. */
function valuesByField(values: FormValues): Map<string, Entry[]> {
  const byField = new Map<string, Entry[]>();
  for (const entry of values) {
    const id = entry[0].split('.', 1)[0] ?? '';
    const entries = byField.get(id);
    if (entries === undefined) byField.set(id, [entry]);
    else entries.push(entry);
  }
  return byField;
}

function givenFor(
  field: KnownField,
  given: ReadonlyMap<string, Entry[]>,
  address: FormValues,
): readonly Entry[] | undefined {
  if (field.type !== 'hidden' || field.parameter === undefined)
    return given.get(field.id) ?? byKey(field, given);
  const texts = address.get(field.parameter);
  return texts === undefined ? undefined : [[field.id, texts]];
}

/** `email` and `address.city` fill in the field with that key. */
function byKey({ id, key }: KnownField, given: ReadonlyMap<string, Entry[]>): readonly Entry[] | undefined {
  if (key === undefined) return undefined;
  return given.get(key)?.map(([name, texts]) => [id + name.slice(key.length), texts]);
}

function defaultOf(field: KnownField, today: string): readonly Entry[] {
  const { startingValues: own } = factsOf(field);
  if (own !== undefined) return own(field, today);
  const given = 'default' in field ? field.default : undefined;
  if (given === undefined) return [];
  if (typeof given === 'number') return [[field.id, [plainNumber(given)]]];
  return [[field.id, typeof given === 'string' ? [given] : given]];
}
