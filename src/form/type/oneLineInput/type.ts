import { plainNumber } from '#kit/text/plainNumber.ts';
import { aboveMax, type Facts, numberSamples, type Remark, unusedAmong } from '../facts.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { oneLineInput } from './behaviour.ts';
import { about, defaults, type OneLineInputField, settings } from './settings.ts';

const facts: Facts<OneLineInputField> = {
  seconds: 8,
  like: ['text', 'choice', 'number', 'address'],
  bounds: ({ accepts, min, max }) =>
    accepts === 'number' ? [written(min), written(max)] : [undefined, undefined],
  example: ({ accepts, min = 3, max = 3 }) =>
    accepts === 'number' ? Math.min(Math.max(3, min), Math.max(max, min)) : 'Alex Morgan',
  samples: ({ id, accepts, min, max }, numbers) =>
    accepts === 'number' ? numberSamples(id, [min, max, 0, 1, ...numbers]) : undefined,
  contradiction(field) {
    const { min_length: min, max_length: max } = fillDefaults(defaults, field);
    return (
      aboveMax('min_length', min, max, 'characters') ??
      (field.accepts === 'number' ? aboveMax('min', field.min, field.max) : undefined)
    );
  },
  unusedSettings,
};

function* unusedSettings(field: OneLineInputField): Generator<Remark> {
  if (field.accepts !== 'pattern') yield* unusedAmong(field, ['pattern'], 'unless "accepts" is "pattern"');
  if (field.accepts !== 'number') yield* unusedAmong(field, ['min', 'max'], 'unless "accepts" is "number"');
}

function written(number: number | undefined): string | undefined {
  return number === undefined ? undefined : plainNumber(number);
}

export const oneLineInputType = { about, defaults, settings, behaviour: oneLineInput, facts };
