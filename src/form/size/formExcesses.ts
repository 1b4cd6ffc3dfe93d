import type { SchemaFault } from '../schema/faults.ts';
import { type FormPart, type FormSize, formSize } from './formSize.ts';

/**
 * The most that a form may have in all, whatever each of its lists may have. Beyond this a single request would keep the
 * service from others; forms that people fill in stay far below.
 */
export const maxInForm: Readonly<FormSize> = {
  fields: 1000,
  inputs: 20_000,
  conditions: 5000,
  actions: 2500,
  deliveries: 200,
  terms: 10_000,
  characters: 300_000,
  allCharacters: 2_000_000,
};

/** A part of which a form has too many. */
export interface Excess {
  readonly part: FormPart;
  readonly count: number;
  readonly most: number;
}

/** The parts of which the document has more than a form may have. */
export function formExcesses(document: unknown): Excess[] {
  const size = formSize(document);
  return (Object.keys(maxInForm) as FormPart[])
    .map((part) => ({ part, count: size[part], most: maxInForm[part] }))
    .filter(({ count, most }) => count > most);
}

/**
 * The excesses that a change brings. A form from before the bounds may be stored as long as it does not grow, so that it
 * can be made smaller step by step.
 */
export function newExcesses(document: unknown, stored: unknown): Excess[] {
  const before = formSize(stored);
  return formExcesses(document).filter(({ part, count }) => count > before[part]);
}

const nouns: Readonly<Record<FormPart, string>> = {
  fields: 'fields',
  inputs: 'inputs, options and table cells',
  conditions: 'conditions',
  actions: 'actions of rules',
  deliveries: 'actions of workflows',
  terms: 'values and operators in formulas',
  characters: 'characters of text in one language',
  allCharacters: 'characters of text in all languages',
};

/** `The form has 1,200 fields; at most 1,000 are possible.` */
export function excessSentence({ part, count, most }: Excess): string {
  return `The form has ${written(count)} ${nouns[part]}; at most ${written(most)} are possible. Split it into several forms.`;
}

/** As faults of the whole document. */
export function sizeFaults(excesses: readonly Excess[]): SchemaFault[] {
  return excesses.map((excess) => ({ path: '', message: excessSentence(excess) }));
}

function written(count: number): string {
  return count.toLocaleString('en');
}
