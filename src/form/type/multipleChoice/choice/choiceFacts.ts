import { shownOptions } from '../../../definition/shownOptions.ts';
import { type Facts, lengthOf, type Remark, unusedAmong } from '../../facts.ts';
import { type ChoiceField, hasPrices, type ShownOption } from './choice.ts';

/** The facts that types with options share. */
export const choiceFacts = {
  inputs: ({ options }) => 1 + lengthOf(options),
  like: ['choice'],
  begin: () => ({ options: [1, 2, 3].map((number) => ({ value: `option${number}`, label: '' })) }),
  isExact: true,
  example: (field) => optionsOf(field)[0]?.value ?? null,
} satisfies Partial<Facts<ChoiceField>>;

/** The options, “Other” last, also where several have one value. */
export function optionsOf(field: ChoiceField): readonly ShownOption[] {
  return shownOptions(field) ?? [];
}

/** Without prices there is nothing to show. */
export function* unusedPrices(field: ChoiceField): Generator<Remark> {
  if (!hasPrices(field)) yield* unusedAmong(field, ['show_prices'], 'unless an option has a price');
}
