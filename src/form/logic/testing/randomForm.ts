import fc from 'fast-check';
import type { FormDefinition } from '../../definition/document.ts';
import type { Action, Condition, Rule } from '../../schema/logic.ts';
import { everyOperator, kinds, odd, someNumber, someText } from './randomKinds.ts';

export interface RandomForm {
  readonly definition: FormDefinition;
  /** The JSON value of each field. */
  readonly sent: Readonly<Record<string, unknown>>;
}

interface Shape {
  readonly pages: readonly (readonly { kind: number; formula: string; sent: unknown }[])[];
  readonly tame: boolean;
}

/** A form with submitted values. In a tame form everything refers to earlier fields only, so it has no cycles. */
export const randomForm: fc.Arbitrary<RandomForm> = fc
  .nat(3)
  .chain((sort) => randomShape(sort > 0))
  .chain((shape) =>
    fc.array(randomRule(shape), { maxLength: 8 }).map((logic) => ({
      definition: { format: 2 as const, pages: pagesOf(shape), logic },
      sent: Object.fromEntries(shape.pages.flat().map(({ sent }, index) => [idOf(index), sent])),
    })),
  );

function randomShape(tame: boolean): fc.Arbitrary<Shape> {
  const field = fc.nat(kinds.length - 1).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      formula: fc.nat(100).chain(randomFormula),
      sent: fc.oneof({ weight: 8, arbitrary: kinds[kind]?.sent ?? odd }, { weight: 1, arbitrary: odd }),
    }),
  );
  return fc.record({
    pages: fc.array(fc.array(field, { maxLength: 4 }), { minLength: 1, maxLength: 5 }),
    tame: fc.constant(tame),
  });
}

function pagesOf({ pages, tame }: Shape): FormDefinition['pages'] {
  let index = 0;
  return pages.map((fields, page) => ({
    id: `page${page + 1}`,
    label: '',
    fields: fields.map(({ kind, formula }) => {
      const position = index;
      index += 1;
      const bound = tame ? position : 20;
      return kinds[kind]?.field(idOf(position), withinReach(formula, bound)) ?? never();
    }),
  }));
}

/** A formula with arbitrary field numbers; {@link withinReach} reduces them to existing ones. */
function randomFormula(seed: number): fc.Arbitrary<string> {
  const one = `field${seed + 1}`;
  return fc.nat(100).map((other) => {
    const forms = [
      one,
      `number(text(${one})) + 1.5`,
      `concat(${one}, "a")`,
      `count(${one}) * 2 - count(field${other + 1})`,
      `if(empty(${one}), "a", text(field${other + 1}))`,
      `${one} + field${other + 1}`,
      `length(text(${one})) / 2`,
      `date(today() - 317)`,
    ];
    return forms[other % forms.length] ?? one;
  });
}

function withinReach(formula: string, bound: number): string {
  if (bound === 0) return formula.includes('field') ? '1 + 1' : formula;
  return formula.replace(/field(\d+)/g, (_word, number: string) => idOf((Number(number) - 1) % bound));
}

function randomRule(shape: Shape): fc.Arbitrary<Rule> {
  return fc.array(randomAction(shape), { minLength: 1, maxLength: 3 }).chain((placed) =>
    randomCondition(shape, shape.tame ? Math.min(...placed.map(({ bound }) => bound)) : 20, 2).map(
      (when) => ({
        when,
        do: placed.map(({ action }) => action),
      }),
    ),
  );
}

/** An action, and the number of leading fields that its condition may use without looking ahead. */
function randomAction(shape: Shape): fc.Arbitrary<{ action: Action; bound: number }> {
  const firstOf = (page: number): number => shape.pages.slice(0, page).flat().length;
  const page = fc.nat(shape.pages.length - 1);
  const field = fc.nat(Math.max(0, shape.pages.flat().length - 1));
  const pageOf = (index: number): string => `page${index + 1}`;
  const visibility = fc.constantFrom('show' as const, 'hide' as const);
  return fc.oneof(
    fc.tuple(visibility, field).map(([action, at]) => ({ action: { action, field: idOf(at) }, bound: at })),
    fc
      .tuple(visibility, page)
      .map(([action, at]) => ({ action: { action, page: pageOf(at) }, bound: firstOf(at) })),
    field.map((at) => ({ action: { action: 'require' as const, field: idOf(at) }, bound: 20 })),
    fc
      .tuple(field, fc.oneof(someText, someNumber, fc.subarray(['x', 'y', 'z'])))
      .map(([at, value]) => ({ action: { action: 'set' as const, field: idOf(at), value }, bound: at })),
    fc.tuple(field, fc.nat(100).chain(randomFormula)).map(([at, formula]) => ({
      action: {
        action: 'set' as const,
        field: idOf(at),
        formula: withinReach(formula, shape.tame ? at : 20),
      },
      bound: at,
    })),
    fc.tuple(page, page).map(([after, to]) => ({
      action: { action: 'jump' as const, after: pageOf(after), to: pageOf(to) },
      bound: firstOf(after + 1),
    })),
    fc.tuple(page, someText).map(([after, message]) => ({
      action: { action: 'end' as const, after: pageOf(after), message },
      bound: firstOf(after + 1),
    })),
  );
}

function randomCondition(shape: Shape, bound: number, levels: number): fc.Arbitrary<Condition> {
  const fields = shape.pages.flat();
  const leaf = fc.nat(100).chain((number): fc.Arbitrary<Condition> => {
    const at = bound === 0 ? 100 : number % bound;
    const compared = kinds[fields[at]?.kind ?? 0]?.compared ?? someText;
    return fc.record({
      field: fc.constant(idOf(at)),
      operator: fc.constantFrom(...everyOperator),
      value: compared,
    });
  });
  const formula = fc.record({
    formula: fc
      .nat(100)
      .chain(randomFormula)
      .map((written) => withinReach(written, bound)),
    operator: fc.constantFrom(...everyOperator),
    value: fc.oneof(someText, someNumber),
  });
  if (levels === 0) return fc.oneof(leaf, leaf, formula);
  const parts = fc.array(randomCondition(shape, bound, levels - 1), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 6, arbitrary: leaf },
    { weight: 2, arbitrary: formula },
    { weight: 1, arbitrary: parts.map((all) => ({ all })) },
    { weight: 1, arbitrary: parts.map((any) => ({ any })) },
  );
}

function idOf(index: number): string {
  return `field${index + 1}`;
}

function never(): never {
  throw new Error('a kind of field that was drawn does not exist');
}
