import fc from 'fast-check';
import { controlValues } from '#form/answer/controlValues.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { randomForm } from '#form/logic/testing/randomForm.ts';
import type { Translation } from '#form/schema/translation.ts';
import { uploads } from '#form/type/testing/context.ts';
import { hostileTexts } from '#form/type/testing/hostileTexts.ts';
import { samples } from '#form/type/testing/samples.ts';
import { sentEverywhere } from '#form/type/testing/sentEverywhere.ts';
import type { FormValues } from '#form/value/answer.ts';
import { fieldTypes, isFieldType } from '#form/value/kinds.ts';
import { strictFields } from './strictFields.ts';

export interface RandomPage {
  readonly definition: FormDefinition;
  readonly language: string;
  /** The values of several visitors. */
  readonly sent: readonly FormValues[];
}

/** A form with rules, formulas and fields of every type, in some language, and submitted values. */
export const randomPage: fc.Arbitrary<RandomPage> = fc
  .tuple(randomForm, fc.array(fc.tuple(extraField(), fc.nat(10)), { maxLength: 5 }), fc.nat(3))
  .map(([{ definition }, extra, words]) => withExtra(definition, extra, words))
  .chain((definition) =>
    fc.record({
      definition: randomTranslation(definition).map((de) => ({ ...definition, translations: { de } })),
      language: fc.constantFrom('en', 'de', 'ar'),
      sent: fc.array(randomValues(definition), { minLength: 1, maxLength: 3 }),
    }),
  );

/** With a unique id, or with a duplicate, as in imported forms. */
function extraField(): fc.Arbitrary<Field> {
  const known = fc.constantFrom(
    ...strictFields.map(({ field }) => field),
    ...fieldTypes.flatMap((type) => samples[type].map(({ field }) => field)),
  );
  const unknown = fc.constantFrom('of_another_server', 'constructor', '__proto__').map((type) => ({ type }));
  const id = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 30, max: 60 }).map((number) => `field${number}`) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }).map((number) => `field${number}`) },
    { weight: 1, arbitrary: fc.constantFrom('constructor', 'a b.c', 'toString') },
  );
  const settings = fc.oneof({ weight: 12, arbitrary: known }, { weight: 1, arbitrary: unknown });
  return fc
    .tuple(settings, id, fc.constantFrom('A field', 'Like [field1]?', '[field1 + field2]'), fc.boolean())
    .map(
      ([field, id, label, required]) => ({ ...field, id, label, ...(required ? { required } : {}) }) as Field,
    );
}

function withExtra(
  definition: FormDefinition,
  extra: readonly (readonly [Field, number])[],
  words: number,
): FormDefinition {
  const pages = definition.pages.map((page, number) => ({
    ...page,
    fields: [
      ...page.fields,
      ...extra.filter(([, at]) => at % definition.pages.length === number).map(([field]) => field),
    ],
  }));
  const { logic = [], ...others } = definition;
  return {
    ...others,
    pages,
    // Without rules or formulas a page loads fewer parts.
    ...(words === 0 ? {} : { logic }),
    ...(words === 1 ? { texts: { required: 'Say something' }, title: 'For [field1]' } : {}),
  };
}

/** Translations of some fields; an empty one counts as missing. */
function randomTranslation({ pages }: FormDefinition): fc.Arbitrary<Translation> {
  const ids = pages.flatMap(({ fields }) => fields.map(({ id }) => id));
  const said = fc.constantFrom('', 'Auf Deutsch [field1]', '[text(field2)] {max} $&');
  return fc
    .tuple(fc.subarray(ids), said, said, said, fc.constantFrom('', 'Bitte'))
    .map(([chosen, label, message, column, required]) => ({
      fields: Object.fromEntries(
        chosen.map((id) => [
          id,
          { label, pattern_message: message, columns: { column1: column }, options: { a: label, x: label } },
        ]),
      ),
      texts: { required },
    }));
}

function randomValues({ pages }: FormDefinition): fc.Arbitrary<FormValues> {
  const fields = pages.flatMap((page) => page.fields);
  return fc.tuple(...fields.map(valuesOf)).map((all) => new Map(all.flatMap((values) => [...values])));
}

const few = fc.constantFrom(
  'a',
  'B',
  ' A ',
  'x',
  'y',
  'q',
  '2',
  '3',
  '2.5',
  '-1',
  '2026-01-01',
  '09:30',
  'DE',
  '',
);

function valuesOf({ id, type }: Field): fc.Arbitrary<FormValues> {
  const strict = strictFields.filter(({ field }) => field.type === type).flatMap(({ sent }) => sent);
  const taken = isFieldType(type) ? samples[type].map(({ answers }) => answers) : [];
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(new Map()) },
    {
      weight: 3,
      arbitrary: fc.array(few, { minLength: 1, maxLength: 2 }).map((texts) => new Map([[id, texts]])),
    },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts).map((text) => sentEverywhere(id, text)) },
    { weight: 1, arbitrary: fc.subarray(uploads.map((file) => file.id)).map((ids) => new Map([[id, ids]])) },
    ...(strict.length === 0
      ? []
      : [{ weight: 3, arbitrary: fc.constantFrom(...strict).map((sent) => valuesUnder(id, sent)) }]),
    ...taken.map((answers) => ({ weight: 1, arbitrary: answers.map((answer) => controlValues(id, answer)) })),
  );
}

export function valuesUnder(id: string, sent: Readonly<Record<string, readonly string[]>>): FormValues {
  return new Map(Object.entries(sent).map(([rest, texts]) => [`${id}${rest}`, texts]));
}
