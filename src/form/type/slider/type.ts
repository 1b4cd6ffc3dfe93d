import { aboveMax, type Facts, numberSamples } from '../facts.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { slider } from './behaviour.ts';
import { about, defaults, type SliderField, settings } from './settings.ts';

/** A step must fit between the bounds; tolerates rounding, as of 0.3 - 0.1. */
const rounding = 1e-6;

const facts: Facts<SliderField> = {
  seconds: 5,
  like: ['scale', 'number'],
  scale: (field) => fillDefaults(defaults, field),
  isExact: true,
  example(field) {
    const { min, max } = fillDefaults(defaults, field);
    return Math.min(Math.max(50, min), Math.max(max, min));
  },
  samples(field, numbers) {
    const { id, min, max } = fillDefaults(defaults, field);
    return numberSamples(id, [min, max, 0, ...numbers]);
  },
  contradiction(field) {
    const { min, max } = fillDefaults(defaults, field);
    return aboveMax('min', min, max);
  },
  impossibleStep(field) {
    const { min, max, step } = fillDefaults(defaults, field);
    return step > max - min + rounding
      ? `goes from ${min} to ${max} in steps of ${step}, so it cannot be moved; make the step smaller`
      : undefined;
  },
};

export const sliderType = { about, defaults, settings, behaviour: slider, facts };
