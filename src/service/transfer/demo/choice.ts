import type { OptionDefinition } from '#form/definition/format1.ts';
import { itemAt, type Random } from '#kit/random.ts';
import { type FieldTraits, field } from './field.ts';
import type { FieldPlan } from './plan.ts';
import type { Visit } from './visit.ts';

export interface OptionPlan extends OptionDefinition {
  /** The first version that offers the option. */
  since?: number;
}

export interface ChoiceTraits extends FieldTraits {
  /** How many options may be chosen; one by default. */
  atMost?: number;
  /** The probability of no answer; ignored for a required field. */
  empty?: number;
  /** Free texts for the last option, "Other". */
  other?: (visit: Visit) => string;
}

type Chosen = { label: string; value: string };

/** Makes options from their labels, with machine-readable values. */
export function options(
  ...labels: readonly (string | readonly [label: string, price: number])[]
): OptionPlan[] {
  return labels.map((entry, index) => {
    const [label, price] = typeof entry === 'string' ? [entry, undefined] : entry;
    const value =
      label
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || `choice-${index + 1}`;
    return price === undefined ? { label, value } : { label, value, price };
  });
}

export function choice(
  id: string,
  type: 'multiple_choice' | 'dropdown',
  label: string,
  plans: readonly OptionPlan[],
  traits: ChoiceTraits = {},
): FieldPlan {
  const offered = (version: number) => plans.filter((plan) => (plan.since ?? 1) <= version);
  // Cached for each version: building the list for every response would cost more than the draw.
  const chosenIn = new Map<number, Chosen[]>();
  const chosenOf = (version: number) => {
    const known = chosenIn.get(version);
    if (known !== undefined) return known;
    const made = offered(version).map((plan) => ({ label: plan.label, value: plan.value }));
    chosenIn.set(version, made);
    return made;
  };
  return field(
    id,
    type,
    label,
    (visit, _earlier, version) =>
      traits.required !== true && visit.random.chance(traits.empty ?? 0.1)
        ? undefined
        : draw(visit, chosenOf(version), traits),
    traits,
    (version) => choiceSettings(offered(version), traits),
  );
}

function choiceSettings(offered: readonly OptionPlan[], { atMost = 1, other }: ChoiceTraits): object {
  const options = offered.map(({ since: _since, ...option }) => option);
  const last = other === undefined ? undefined : options.pop();
  return {
    options,
    ...(last === undefined ? {} : { other: last }),
    ...(offered.some(({ price }) => price !== undefined) ? { show_prices: true } : {}),
    ...(atMost === 1 ? {} : { multiple: true, max: atMost }),
  };
}

function draw(visit: Visit, all: readonly Chosen[], { atMost = 1, other }: ChoiceTraits): Chosen[] {
  const { random } = visit;
  const value = atMost === 1 ? [random.favour(all)] : several(random, all, random.between(1, atMost));
  const last = value.length - 1;
  if (other !== undefined && value[last] === itemAt(all, all.length - 1)) {
    value[last] = { label: itemAt(all, all.length - 1).label, value: other(visit) };
  }
  return value;
}

/** Draws `count` items in the order of the list, each equally likely. */
function several(random: Random, all: readonly Chosen[], count: number): Chosen[] {
  const value: Chosen[] = [];
  let needed = Math.min(count, all.length);
  for (let index = 0; needed > 0; index++) {
    if (random.below(all.length - index) >= needed) continue;
    value.push(itemAt(all, index));
    needed--;
  }
  return value;
}
