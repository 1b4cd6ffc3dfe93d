import { aboveMax, type Facts, type Remark, type SampleAnswer, unusedAmong } from '../facts.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { multipleChoice } from './behaviour.ts';
import { choiceFacts, optionsOf, unusedPrices } from './choice/choiceFacts.ts';
import { about, defaults, type MultipleChoiceField, otherDefaults, settings } from './settings.ts';

const facts: Facts<MultipleChoiceField> = {
  ...choiceFacts,
  seconds: 4,
  textsToRead: (field) => [field.label, field.description, ...optionsOf(field).map(({ label }) => label)],
  samples,
  contradiction,
  unusedSettings,
};

/** Undefined where one option can cancel the price of another. */
function samples({ id, options, other, multiple = false }: MultipleChoiceField): SampleAnswer[] | undefined {
  if (multiple && options.some(({ price = 0 }) => price < 0)) return undefined;
  const own: SampleAnswer[] = options.map(({ value }) => [[id, [value]]]);
  const all: SampleAnswer[] = multiple ? [[[id, options.map(({ value }) => value)]]] : [];
  if (other === undefined) return [[], ...own, ...all];
  const inOwnWords: SampleAnswer = [
    [id, [fillDefaults(otherDefaults, other).value]],
    [`${id}.other`, ['x']],
  ];
  return [[], ...own, ...all, inOwnWords];
}

function contradiction(field: MultipleChoiceField): Remark | undefined {
  const { multiple, min, max } = field;
  if (multiple !== true) return undefined;
  const count = optionsOf(field).length;
  return (
    aboveMax('min', min, max, 'options') ??
    (count > 0 && min !== undefined && min > count
      ? ['min', `asks for at least ${min} options but has only ${count}; lower its minimum`]
      : undefined)
  );
}

function* unusedSettings(field: MultipleChoiceField): Generator<Remark> {
  if (field.multiple !== true) yield* unusedAmong(field, ['min', 'max'], 'unless "multiple" is true');
  yield* unusedPrices(field);
}

export const multipleChoiceType = { about, defaults, settings, behaviour: multipleChoice, facts };
