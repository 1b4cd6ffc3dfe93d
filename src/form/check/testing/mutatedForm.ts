import fc from 'fast-check';
import type { FormDefinition } from '../../definition/document.ts';
import { definition } from '../../schema/definition.ts';
import { type FormSettings, settings as settingsSchema } from '../../schema/settings.ts';
import type { BrokenForm } from '../corpus/brokenForm.ts';
import { brokenForms } from '../corpus/brokenForms.ts';

export interface MutatedForm {
  readonly form: FormDefinition;
  readonly settings: FormSettings;
}

type Json = unknown;

/** A node of the document with its key, or `[]` in a list: a replacement has to come from the same kind of key. */
interface Node {
  readonly holder: object;
  readonly key: string | number;
  readonly kind: string;
  readonly value: Json;
}

/** The values in the broken forms, by kind of key. */
const pool = new Map<string, Json[]>();
for (const { form, settings } of brokenForms) {
  for (const { kind, value } of nodesOf({ ...form, settings }, '')) {
    pool.set(kind, [...(pool.get(kind) ?? []), value]);
  }
}

const odd: Json[] = [
  '',
  'field1',
  'page2',
  'red',
  '__proto__',
  '\u0000',
  '\ud800',
  -1,
  0,
  1e308,
  0.1,
  true,
  null,
  [],
  {},
];

/**
 * One of the forms with random mutations: a node is removed, duplicated, or replaced by a value from the same kind of
 * key in a broken form. Only documents that the schema accepts are generated.
 */
export function mutationsOf(forms: readonly BrokenForm[]): fc.Arbitrary<MutatedForm> {
  const change = fc.tuple(fc.nat(), fc.nat(9), fc.nat());
  return fc
    .tuple(fc.constantFrom(...forms), fc.array(change, { minLength: 1, maxLength: 6 }))
    .map(([{ form, settings = {} }, changes]) => {
      let kept: MutatedForm = { form, settings };
      for (const [index, way, choice] of changes) kept = parsed(mutate(kept, index, way, choice)) ?? kept;
      return kept;
    });
}

function parsed({ form, settings }: { form: Json; settings: Json }): MutatedForm | undefined {
  const document = definition.safeParse(form);
  const live = settingsSchema.safeParse(settings);
  return document.success && live.success ? { form: document.data, settings: live.data } : undefined;
}

function mutate(
  whole: MutatedForm,
  index: number,
  way: number,
  choice: number,
): { form: Json; settings: Json } {
  const copy = structuredClone(whole);
  const nodes = [...nodesOf(copy, '')].filter(
    ({ kind }) => kind !== 'form' && kind !== 'settings' && kind !== 'format',
  );
  const node = nodes[index % nodes.length];
  if (node === undefined) return copy;
  const { holder, key, kind, value } = node;
  const others = pool.get(kind) ?? odd;
  const other = structuredClone((way === 9 ? odd : others)[choice % (way === 9 ? odd : others).length]);
  if (way === 0 && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (way === 0) Reflect.deleteProperty(holder, key);
  else if (way <= 2 && Array.isArray(holder))
    holder.splice(Number(key), 0, way === 1 ? structuredClone(value) : other);
  else Reflect.set(holder, key, other);
  return copy;
}

function* nodesOf(holder: object, above: string): Generator<Node> {
  for (const [key, value] of Object.entries(holder)) {
    const kind = Array.isArray(holder) ? `${above}[]` : key;
    yield { holder, key, kind, value };
    if (typeof value === 'object' && value !== null) yield* nodesOf(value, kind);
  }
}
